import { equivalentFoods } from "../../../data/equivalents.ts";
import { getFood, suitsAllergies, suitsEating } from "../catalogue/catalogue.ts";
import { type FoodId, GROUPS } from "../catalogue/food.ts";
import { listOf, numberOf, oneOf, readTable } from "../catalogue/read-table.ts";
import { MEALS, type Meal } from "../meals/meal.ts";
import type { Restrictions } from "../meals/meals.ts";

/** The groups of equivalents, and one for people who eat no animal: what takes the place of meat. */
export const EQUIVALENT_GROUPS = {
  ...GROUPS,
  "proteinas-vegetais": { title: "Tofu, soja e grão-de-bico", portionKcal: 150 },
} as const satisfies Readonly<Record<string, { title: string; portionKcal: number | null }>>;
export type EquivalentGroup = keyof typeof EQUIVALENT_GROUPS;

/** A measure that a portion of a group is served in, and the foods that come in it. */
export type EquivalentFoods = {
  readonly group: EquivalentGroup;
  readonly meals: readonly Meal[];
  /** Empty: the foods themselves are counted. */
  readonly measure: string;
  readonly perPortion: number;
  readonly foods: readonly { readonly id: FoodId; readonly name: string }[];
};

export type EquivalentLimits = Restrictions & { readonly dislikes: readonly FoodId[] };

const GROUP_KEYS = Object.keys(EQUIVALENT_GROUPS) as EquivalentGroup[];
const MEAL_KEYS = Object.keys(MEALS) as Meal[];

export const groupOf = (word: string, where: string): EquivalentGroup => oneOf(GROUP_KEYS, word, where);
export const mealOf = (word: string, where: string): Meal => oneOf(MEAL_KEYS, word, where);

const allFoods: readonly EquivalentFoods[] = readTable(equivalentFoods).map((row) => {
  const where = `equivalents: ${row["foods"]}`;
  return {
    group: groupOf(row["group"] ?? "", where),
    meals: (row["meals"] ?? "").split(" ").map((meal) => mealOf(meal, where)),
    measure: row["measure"] ?? "",
    perPortion: numberOf(row["per portion"], where),
    foods: listOf(row["foods"]).map((text) => {
      const [id = "", ...words] = text.split(" ");
      return { id: getFood(id as FoodId).id, name: words.join(" ") };
    }),
  };
});

/** Who is allergic to milk gets no group of dairy, though plant drinks stand in it. */
const isLeftOut = (group: string, { allergies }: EquivalentLimits): boolean =>
  group === "laticinios" && allergies.includes("leite-proteina");

/** What a person may choose from at a meal; nothing when the group is not for them. */
export const listEquivalentFoods = (meal: Meal, group: string, limits: EquivalentLimits): EquivalentFoods[] =>
  isLeftOut(group, limits)
    ? []
    : allFoods
        .filter((line) => line.group === group && line.meals.includes(meal))
        .map((line) => ({ ...line, foods: line.foods.filter(({ id }) => mayEat(id, limits)) }))
        .filter(({ foods }) => foods.length > 0);

function mayEat(id: FoodId, { eating, allergies, severe, dislikes }: EquivalentLimits): boolean {
  const food = getFood(id);
  return suitsEating(food, eating) && suitsAllergies(food, allergies, severe) && !dislikes.includes(id);
}
