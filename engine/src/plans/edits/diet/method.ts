import type {
  Diet,
  EquivalentsDiet,
  FoodsDiet,
  FreeDiet,
  MealSlot,
  PlanMeal,
  PlanTargets,
} from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { findFood } from "../../../nutrition/catalogue/catalogue.ts";
import { GROUPS } from "../../../nutrition/catalogue/food.ts";
import { describeMeasure } from "../../../nutrition/words/describe-measure.ts";
import { foodName } from "../../../nutrition/words/food-name.ts";
import { hasMeasure } from "../../items/portion.ts";
import { noteOf } from "./meals.ts";
import { onDiet } from "./on-parts.ts";

type Placed = { slot: MealSlot; time: string };

const USUAL: readonly Placed[] = [
  { slot: "cafe", time: "07:00" },
  { slot: "almoco", time: "12:30" },
  { slot: "lanche-tarde", time: "16:00" },
  { slot: "jantar", time: "19:30" },
];
const DAYS = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"];

/** The same meals in another way of writing them, as far as one says the other. */
export const setMethod = (draft: HalfDraft, method: Diet["method"]): HalfDraft =>
  onDiet(draft, (own) => (own.diet?.method === method ? own : { ...own, diet: dietBy(method, own.diet) }));

const NO_TARGETS: PlanTargets = { kcal: 0, protein: 0, fat: 0, carb: 0, fibre: 0, waterMl: null, floor: 0 };

/** Whole figures; what is not named stays. */
export const setTargets = (draft: HalfDraft, changed: Partial<PlanTargets>): HalfDraft =>
  onDiet(draft, (own) => {
    const whole = Object.entries(changed).map(([key, value]) => [key, value === null ? null : Math.round(value ?? 0)]);
    return {
      ...own,
      targets: { ...(own.targets ?? NO_TARGETS), ...(Object.fromEntries(whole) as Partial<PlanTargets>) },
    };
  });

function dietBy(method: Diet["method"], before: Diet | null): Diet {
  if (method === "foods") return emptyWeek(before);
  const meals = mealsOf(before);
  return method === "free" ? freeOf(meals) : equivalentsOf(meals);
}

/** Monday stands for a week of foods. */
function mealsOf(diet: Diet | null): readonly (Placed & { items?: PlanMeal["items"]; text?: string })[] {
  if (!diet) return USUAL;
  const meals = diet.method === "foods" ? (diet.days.find(({ id }) => id === "d1")?.meals ?? []) : diet.meals;
  return meals.length > 0 ? meals : USUAL;
}

/** Foods are chosen anew: neither groups nor words say them. */
function emptyWeek(before: Diet | null): FoodsDiet {
  const meals = mealsOf(before).map(({ slot, time }) => ({ slot, time }));
  const mealOf = (day: string, { slot, time }: Placed): PlanMeal => ({
    id: `${day}.${slot}`,
    slot,
    time,
    template: "",
    name: "",
    items: [],
    how: [],
  });
  return { method: "foods", days: DAYS.map((id) => ({ id, meals: meals.map((meal) => mealOf(id, meal)) })) };
}

const freeOf = (meals: ReturnType<typeof mealsOf>): FreeDiet => ({
  method: "free",
  meals: meals.flatMap(({ slot, time, items = [] }) => {
    const lines = items
      .filter(({ food, unit }) => hasMeasure(food, unit))
      .map((one) => `${describeMeasure(one)} de ${nameOf(one)}`);
    const text = noteOf(lines.join("\n"));
    return text === "" ? [] : [{ slot, time, text }];
  }),
});

const nameOf = ({ food }: { food: string }): string => foodName(food).toLowerCase();

/** About the energy of each group on the plate, in half portions. */
const equivalentsOf = (meals: ReturnType<typeof mealsOf>): EquivalentsDiet => ({
  method: "equivalents",
  because: "professional",
  meals: meals.map(({ slot, time, items = [] }) => {
    const kcal = new Map<keyof typeof GROUPS, number>();
    for (const one of items) {
      const group = findFood(one.food)?.group;
      if (group) kcal.set(group, (kcal.get(group) ?? 0) + one.kcal);
    }
    const groups = [...kcal].flatMap(([group, sum]) => {
      const { portionKcal } = GROUPS[group];
      return portionKcal === null ? [] : [{ group, portions: Math.max(0.5, Math.round((sum / portionKcal) * 2) / 2) }];
    });
    return { slot, time, groups };
  }),
});
