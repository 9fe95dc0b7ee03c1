import type { Evidence } from "@app/engine/guarantee/evidence";
import { type GuaranteeWindow, isCounted } from "@app/engine/guarantee/window";
import type { LiftedDay } from "../../workouts/list-lifts.ts";

/** Days without a pause at either end of the window: the best of a third is no single lucky day. */
const END_DAYS = 10;

/** Exercises with a load at the window's beginning and at its end, the best of each. By name. */
export function liftEvidenceOf(
  lifted: readonly LiftedDay[],
  window: GuaranteeWindow,
  windowDays: number,
  numberOf: (day: string) => number,
): Evidence["lifts"] {
  const counted = lifted
    .filter(({ day }) => isCounted(window, numberOf(day)))
    .map(({ day, exercise, kg }) => ({ exercise, kg, active: window.activeDays.get(numberOf(day)) ?? 0 }));
  return [...Map.groupBy(counted, ({ exercise }) => exercise)]
    .flatMap(([name, loads]) => {
      const first = best(loads.filter(({ active }) => active <= END_DAYS));
      const last = best(loads.filter(({ active }) => active > windowDays - END_DAYS));
      return first > 0 && last > 0 ? [{ name, first, last }] : [];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const best = (loads: readonly { kg: number }[]): number => Math.max(0, ...loads.map(({ kg }) => kg));
