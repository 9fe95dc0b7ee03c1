import type { Evidence, PlanPause } from "./evidence.ts";
import type { Criteria } from "./guarantee-rules.ts";

export type GuaranteeWindow = {
  /** Days without a pause until the request, that one included. */
  readonly activeDay: number;
  /** The first and the last day that count; the request's day while the window is open. */
  readonly from: number;
  readonly to: number;
  /** Every day without a pause since `from`, with its number. */
  readonly activeDays: ReadonlyMap<number, number>;
};

type Asked = Pick<Evidence, "pauses" | "requestDay">;
type WindowRules = Pick<Criteria, "windowDays" | "restartAfterPausedDays">;

/**
 * Paused days are left out. More of them than `restartAfterPausedDays` begin an open window again on the first day after:
 * too little would be left of what it measures. Before its first day and after its last one a pause only passes.
 */
export function windowOf({ pauses, requestDay }: Asked, { windowDays, restartAfterPausedDays }: WindowRules) {
  const activeDays = new Map<number, number>();
  let paused = 0;
  for (let day = 1; day <= requestDay; day += 1) {
    if (!isPaused(pauses, day)) {
      if (activeDays.size === 0) paused = 0;
      activeDays.set(day, activeDays.size + 1);
    } else if (activeDays.size > 0 && activeDays.size < windowDays) {
      paused += 1;
      if (paused > restartAfterPausedDays) activeDays.clear();
    }
  }
  const counted = [...activeDays.keys()].slice(0, windowDays);
  const isOver = counted.length === windowDays;
  return {
    activeDay: activeDays.size,
    from: counted[0] ?? requestDay + 1,
    to: isOver ? (counted.at(-1) ?? requestDay) : requestDay,
    activeDays,
  } satisfies GuaranteeWindow;
}

const isPaused = (pauses: readonly PlanPause[], day: number): boolean =>
  pauses.some(({ from, to }) => day >= from && day <= to);

/** A day of the window, without those of a pause. */
export const isCounted = ({ activeDays, to }: GuaranteeWindow, day: number): boolean =>
  activeDays.has(day) && day <= to;

/** Paused days included: what we promised runs on, or was stopped by the ledger. */
export const isBetween = ({ from, to }: GuaranteeWindow, day: number): boolean => day >= from && day <= to;

/** The first is 1; paused days make no week. */
export const weekOf = ({ activeDays }: GuaranteeWindow, day: number): number =>
  Math.ceil((activeDays.get(day) ?? 0) / 7);
