import type { MealSlot, Reason } from "@app/contract/plan-document";

const WEEKEND: ReadonlySet<string> = new Set(["d6", "d7"]);

/** What is said beside a meal of a day; where lunch is on working days is not said on Saturday. */
export const mealReason = (reasons: readonly Reason[], slot: MealSlot, day: string): Reason | undefined =>
  reasons.find(
    ({ path, code }) => path.startsWith(`diet.${slot}`) && !(code === "diet.place-weekdays" && WEEKEND.has(day)),
  );
