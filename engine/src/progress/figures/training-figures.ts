import type { WorkoutHistory } from "@app/contract/workouts";
import { addDays, type Day } from "../../promises/local-time.ts";
import { mondayOf } from "../../training/progression/weeks/calendar.ts";
import { sumOf } from "../statistics.ts";
import { type BestSet, newMarks } from "./best-sets.ts";
import { type ShownGroup, setsWithin } from "./muscle-sets.ts";
import { isWithin, type Period } from "./period.ts";
import { type Climb, rungsClimbed } from "./rungs-climbed.ts";

export type TrainingFigures = {
  /** Workouts with a set, in the period. */
  readonly sessions: number;
  /** The last two whole weeks against the two before; null where those had none. */
  readonly growth: Growth | null;
  /** Reached in the period, the newest first. */
  readonly marks: readonly BestSet[];
  readonly climbs: readonly Climb[];
};

export type Growth = {
  readonly more: readonly ShownGroup[];
  readonly fewer: readonly ShownGroup[];
  /** 1.1 is a tenth more sets than before. */
  readonly ratio: number;
};

export function trainingFigures(workouts: readonly WorkoutHistory[], period: Period): TrainingFigures {
  const trained = workouts.filter(({ sets, session }) => sets.length > 0 && session.day <= period.to);
  return {
    sessions: trained.filter(({ session }) => isWithin(session.day, period)).length,
    growth: growthUntil(trained, mondayOf(addDays(period.to, 1))),
    marks: newMarks(trained, period.from),
    climbs: rungsClimbed(trained, period),
  };
}

/** `monday` is the first day that no longer counts: a week that still runs would look like less. */
function growthUntil(workouts: readonly WorkoutHistory[], monday: Day): Growth | null {
  const now = setsWithin(workouts, { from: addDays(monday, -14), to: addDays(monday, -1) });
  const before = setsWithin(workouts, { from: addDays(monday, -28), to: addDays(monday, -15) });
  const all = sumOf(Object.values(before));
  if (all === 0) return null;
  const groups = Object.keys(now) as ShownGroup[];
  return {
    more: groups.filter((group) => now[group] > before[group]),
    fewer: groups.filter((group) => now[group] < before[group]),
    ratio: sumOf(Object.values(now)) / all,
  };
}
