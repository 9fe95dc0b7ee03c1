import type { Assessment, Targets } from "../data/intake-query.ts";

/** Figures of energy reach a view only through here: with numbers hidden there are none to show. */
export const shownTargets = ({ numbers, targets }: Pick<Assessment, "numbers" | "targets">): Targets | null =>
  numbers === "mostrar" || numbers === "esconder-peso" ? targets : null;

/** The range in which a day is on target: 5 % to either side. */
export const rangeOf = (kcal: number): { low: number; high: number } => ({ low: kcal * 0.95, high: kcal * 1.05 });

/** Rounded to 50 kcal, a target this near to the expenditure keeps it. */
const ROUNDING_KCAL = 25;

export type Change = { kind: "cut" | "more" | "keep"; kcal: number; share: number };

/** What the target takes from the daily expenditure, or adds to it. */
export function changeOf({ planned, tdee }: Targets): Change {
  const difference = planned.kcal - tdee;
  if (Math.abs(difference) <= ROUNDING_KCAL) return { kind: "keep", kcal: 0, share: 0 };
  return {
    kind: difference < 0 ? "cut" : "more",
    kcal: difference,
    share: Math.round((100 * Math.abs(difference)) / tdee),
  };
}
