import type { Diet, FoodsDiet, PlanDay, PlanItem, PlanMeal } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { withSteps } from "../../../nutrition/steps/how-of.ts";
import { isSame } from "../../diff/is-same.ts";

// Edits take a half's draft and give the next one. What is not there, or of the other half, stays as it is.

export type DietHalf = Extract<HalfDraft, { half: "diet" }>;

export const onDiet = (draft: HalfDraft, change: (draft: DietHalf) => HalfDraft): HalfDraft =>
  draft.half === "diet" ? change(draft) : draft;

export const onFoods = (draft: HalfDraft, change: (diet: FoodsDiet) => FoodsDiet): HalfDraft =>
  onDiet(draft, (own) =>
    own.diet?.method === "foods" ? { ...own, diet: withDayTexts(own.diet, change(own.diet)) } : own,
  );

/** The text of a day follows its foods: of those whose plates are other ones than before. */
export function withDayTexts(before: Diet | null, after: FoodsDiet): FoodsDiet {
  const known = before?.method === "foods" ? before.days : [];
  return {
    ...after,
    days: after.days.map((day) => (known.some((one) => hasSamePlates(one, day)) ? day : withSteps(day))),
  };
}

const hasSamePlates = (one: PlanDay, other: PlanDay): boolean =>
  one === other || (one.id === other.id && isSame(one.meals.map(plateOf), other.meals.map(plateOf)));

const plateOf = ({ id, place, items }: PlanMeal) => ({
  id,
  place,
  items: items.map(({ food, unit, count }) => ({ food, unit, count })),
});

export const onDay = (draft: HalfDraft, id: string, change: (day: PlanDay) => PlanDay): HalfDraft =>
  onFoods(draft, (diet) => ({ ...diet, days: diet.days.map((day) => (day.id === id ? change(day) : day)) }));

export const onMeal = (draft: HalfDraft, id: string, change: (meal: PlanMeal) => PlanMeal): HalfDraft =>
  onDay(draft, id.split(".")[0] ?? "", (day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.id === id ? change(meal) : meal)),
  }));

export const onItem = (draft: HalfDraft, id: string, change: (item: PlanItem) => PlanItem): HalfDraft =>
  onMeal(draft, mealOf(id), (meal) => ({
    ...meal,
    items: meal.items.map((item) => (item.id === id ? change(item) : item)),
  }));

/** `d1.almoco` of `d1.almoco.2`. */
export const mealOf = (item: string): string => item.slice(0, item.lastIndexOf("."));
