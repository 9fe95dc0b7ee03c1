import { MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import type { PlanView } from "@app/contract/plans";
import { sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import type { LayeredMeal } from "../../plan-layer/with-layer.ts";
import type { DiaryRecords, StoredEntry } from "../diary-records.ts";
import { figuresOf, type HiddenEntry, hiddenEntry, type ShownEntry, shownEntry } from "./entry-view.ts";

type MealOf<E> = {
  slot: MealSlot;
  /** `12:52`: when it was eaten, otherwise the plan's; null: neither is known. */
  time: string | null;
  entries: E[];
  /** What the plan has for it while nothing of it is logged. */
  planned: LayeredMeal | null;
};

export type HiddenMeal = MealOf<HiddenEntry>;
export type ShownMeal = MealOf<ShownEntry> & { totals: ShownTotals | null };

export type ShownTotals = {
  kcal: number;
  low: number;
  high: number;
  protein: number;
  /** How many of its foods have no energy, and are not in the sum. */
  missing: number;
};

/** A day as it is shown. Without numbers it has no figure at all: one would have nowhere to stand. */
export type DayView =
  | { numbers: "shown"; meals: ShownMeal[]; totals: ShownTotals | null }
  | { numbers: "hidden"; meals: HiddenMeal[] };

type DayRequest = {
  records: DiaryRecords;
  /** The plan's meals of that day, with the member's swaps. */
  planned: readonly LayeredMeal[];
  day: string;
  numbers: PlanView["numbers"];
};

/** The meals of a day in their order: what was eaten, and what the plan still has. */
export function dayView({ records, planned, day, numbers }: DayRequest): DayView {
  const entries = records.entries.get(day) ?? [];
  const meals = MEAL_SLOTS.flatMap((slot) => mealOf(slot, entries, planned) ?? []);
  if (numbers === "hidden")
    return {
      numbers,
      meals: meals.map((meal) => ({ ...meal, entries: meal.entries.map((entry) => hiddenEntry(entry, records)) })),
    };
  return {
    numbers,
    meals: meals.map((meal) => ({
      ...meal,
      entries: meal.entries.map((entry) => shownEntry(entry, records)),
      totals: totalsOf(meal.entries),
    })),
    totals: totalsOf(entries),
  };
}

function mealOf(
  slot: MealSlot,
  all: readonly StoredEntry[],
  planned: readonly LayeredMeal[],
): MealOf<StoredEntry> | undefined {
  const entries = all.filter(({ place }) => place.meal === slot);
  const meal = planned.find((one) => one.slot === slot);
  if (entries.length === 0 && !meal) return undefined;
  const [time] = entries.flatMap(({ place }) => place.time ?? []).sort();
  return {
    slot,
    time: time ?? meal?.time ?? null,
    entries,
    planned: entries.length === 0 ? (meal ?? null) : null,
  };
}

/** Null without an entry: nothing logged is not zero eaten. */
export function totalsOf(entries: readonly Pick<StoredEntry, "food" | "amount">[]): ShownTotals | null {
  if (entries.length === 0) return null;
  const { kcal, lowKcal, highKcal, protein, missing } = sumEaten(entries.map(figuresOf));
  return {
    kcal: Math.round(kcal),
    low: Math.round(lowKcal),
    high: Math.round(highKcal),
    protein: Math.round(protein),
    missing: missing.kcal,
  };
}
