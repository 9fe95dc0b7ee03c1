import { equivalentFoods } from "../../../data/equivalents.ts";
import { type Exclusions, isExcluded, isLeftOutOfGroups } from "../../exclusions/exclusions.ts";
import { getFood } from "../catalogue/catalogue.ts";
import { type FoodId, GROUPS } from "../catalogue/food.ts";
import { listOf, numberOf, oneOf, readTable } from "../catalogue/read-table.ts";
import { MEALS, type Meal } from "../meals/meal.ts";

/** The groups of equivalents, and what takes the place of meat and of milk for people who do not have them, or not whole. */
export const EQUIVALENT_GROUPS = {
  ...GROUPS,
  "proteinas-vegetais": { title: "Tofu, soja e grão-de-bico", portionKcal: 150 },
  "frango-desfiado": { title: "Frango desfiado", portionKcal: 150 },
  "grao-de-bico": { title: "Grão-de-bico", portionKcal: 150 },
  "laticinios-desnatados": { title: "Leite e iogurte desnatados", portionKcal: 60 },
  "bebidas-vegetais": { title: "Bebidas vegetais", portionKcal: 60 },
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

type Line = Omit<EquivalentFoods, "foods"> & {
  /** Of each, the first that the person may eat. */
  readonly choices: readonly EquivalentFoods["foods"][];
};

const GROUP_KEYS = Object.keys(EQUIVALENT_GROUPS) as EquivalentGroup[];
const MEAL_KEYS = Object.keys(MEALS) as Meal[];

export const groupOf = (word: string, where: string): EquivalentGroup => oneOf(GROUP_KEYS, word, where);
export const mealOf = (word: string, where: string): Meal => oneOf(MEAL_KEYS, word, where);

const lines: readonly Line[] = readTable(equivalentFoods).map((row) => {
  const where = `equivalents: ${row["foods"]}`;
  return {
    group: groupOf(row["group"] ?? "", where),
    meals: (row["meals"] ?? "").split(" ").map((meal) => mealOf(meal, where)),
    measure: row["measure"] ?? "",
    perPortion: numberOf(row["per portion"], where),
    choices: listOf(row["foods"]).map((choice) => choice.split(" / ").map(readFood)),
  };
});

/** Loin: to whoever must not have it, "meat" may be pork. */
const PORK = "taco:432";

/** `taco:533 cuscuz`. */
function readFood(text: string): EquivalentFoods["foods"][number] {
  const [id = "", ...words] = text.split(" ");
  return { id: getFood(id as FoodId).id, name: words.join(" ") };
}

/** What a person may choose from at a meal; nothing when the group is not for them. */
export const listEquivalentFoods = (meal: Meal, group: string, exclusions: Exclusions): EquivalentFoods[] =>
  lines
    .filter((line) => line.group === group && line.meals.includes(meal))
    .map(({ choices, ...line }) => ({
      ...line,
      foods: choices
        .flatMap((choice) => choice.find(({ id }) => !isLeftOutOfGroups(exclusions, id, meal)) ?? [])
        .map((food) =>
          food.name === "carne" && isExcluded(exclusions, PORK) ? { ...food, name: "carne de boi" } : food,
        ),
    }))
    .filter(({ foods }) => foods.length > 0);

export function portionKcalOf(group: EquivalentGroup): number {
  const { portionKcal } = EQUIVALENT_GROUPS[group];
  if (portionKcal === null) throw new Error(`${group} has no portions`);
  return portionKcal;
}
