import type { FreeDiet, MealSlot, PlanMeal } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { onDay, onDiet, onMeal } from "./on-parts.ts";

const SLOTS: readonly MealSlot[] = ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar", "ceia"];
const MOST_TEXT = 600;
const TIME = /^\d\d:\d\d$/;

/** An empty note is none. */
export const setMealNote = (draft: HalfDraft, meal: string, note: string): HalfDraft =>
  onMeal(draft, meal, ({ note: _note, ...one }) => {
    const text = noteOf(note);
    return text === "" ? one : { ...one, note: text };
  });

/** Of a meal of one day, or of a slot where all days are alike. */
export const setMealTime = (draft: HalfDraft, meal: string, time: string): HalfDraft => {
  if (!TIME.test(time)) return draft;
  return onDiet(
    onMeal(draft, meal, (one) => ({ ...one, time })),
    (own) => {
      const { diet } = own;
      if (diet?.method !== "equivalents" && diet?.method !== "free") return own;
      const timed = <Meal extends { slot: MealSlot; time: string }>(one: Meal): Meal =>
        one.slot === meal ? { ...one, time } : one;
      return diet.method === "free"
        ? { ...own, diet: { ...diet, meals: diet.meals.map(timed) } }
        : { ...own, diet: { ...diet, meals: diet.meals.map(timed) } };
    },
  );
};

/** Without foods yet, in the order of the day. */
export const addMeal = (draft: HalfDraft, day: string, slot: MealSlot, time: string): HalfDraft =>
  onDay(draft, day, (one) => {
    if (!TIME.test(time) || one.meals.some((meal) => meal.slot === slot)) return one;
    const meal: PlanMeal = { id: `${day}.${slot}`, slot, time, template: "", name: "", items: [], how: [] };
    return { ...one, meals: bySlot([...one.meals, meal]) };
  });

export const removeMeal = (draft: HalfDraft, meal: string): HalfDraft =>
  onDay(draft, meal.split(".")[0] ?? "", (day) => ({ ...day, meals: day.meals.filter(({ id }) => id !== meal) }));

/** A meal in the nutritionist's own words; an empty text takes it out. */
export const setFreeText = (draft: HalfDraft, slot: MealSlot, text: string, time = "12:00"): HalfDraft =>
  onDiet(draft, (own) => {
    if (own.diet?.method !== "free") return own;
    const { meals } = own.diet;
    const words = noteOf(text);
    const others = meals.filter((meal) => meal.slot !== slot);
    const known: FreeDiet["meals"][number] = meals.find((meal) => meal.slot === slot) ?? { slot, time, text: words };
    const next = words === "" ? others : bySlot([...others, { ...known, text: words }]);
    return { ...own, diet: { ...own.diet, meals: next } };
  });

/** Portions of a group at a meal, in halves; none takes the group out. */
export const setGroupPortions = (draft: HalfDraft, slot: MealSlot, group: string, portions: number): HalfDraft =>
  onDiet(draft, (own) => {
    if (own.diet?.method !== "equivalents") return own;
    const count = Math.round(portions * 2) / 2;
    const meals = own.diet.meals.map((meal) => {
      if (meal.slot !== slot) return meal;
      const isKnown = meal.groups.some((one) => one.group === group);
      const all = isKnown ? meal.groups : [...meal.groups, { group, portions: count }];
      const groups = all
        .map((one) => (one.group === group ? { group, portions: count } : one))
        .filter((one) => one.group !== group || one.portions > 0);
      return { ...meal, groups };
    });
    return { ...own, diet: { ...own.diet, meals } };
  });

export const noteOf = (text: string): string => text.trim().slice(0, MOST_TEXT).trim();

export const bySlot = <Meal extends { slot: MealSlot }>(meals: readonly Meal[]): Meal[] =>
  [...meals].sort((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot));
