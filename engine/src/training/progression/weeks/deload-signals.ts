import type { WorkoutHistory } from "@app/contract/workouts";
import { addDays, type Day } from "../../../promises/local-time.ts";
import { medianLoad } from "../median-load.ts";
import { progressionRules } from "../progression-rules.ts";

/** What a member said of a week; what is missing is no signal. */
export type WeekSignals = {
  /** Its Monday. */
  readonly week: Day;
  /** Average of its nights. */
  readonly sleepHours?: number | null;
  /** Answers from 1 to 5. */
  readonly readiness?: readonly number[];
};

type Weeks = {
  readonly signals: readonly WeekSignals[];
  readonly workouts: readonly WorkoutHistory[];
  /** Since the last light week. */
  readonly since: Day;
};

const rules = progressionRules.content.deload;

/** Two signs of fatigue in a week, of three: a lighter one follows. */
export function isTired(week: Day, { signals, workouts, since }: Weeks): boolean {
  const given = signals.find((one) => one.week === week);
  if (!given) return false;
  const { sleepHours, readiness = [] } = given;
  const low = readiness.filter((answer) => answer <= rules.readiness.most).length;
  const isSleepy = typeof sleepHours === "number" && sleepHours < rules.sleepHoursBelow;
  const said = Number(isSleepy) + Number(low >= rules.readiness.times);
  if (said === 0 || said >= rules.leastSignals) return said > 0;
  return countRegressing(week, workouts, since) >= rules.regressingExercises;
}

type Effort = { readonly day: Day; readonly kg: number; readonly count: number };

/** Exercises that became worse twice in a row, the second time in this week. */
function countRegressing(week: Day, workouts: readonly WorkoutHistory[], since: Day): number {
  const end = addDays(week, 6);
  const efforts = new Map<string, Effort[]>();
  for (const { session, sets } of workouts) {
    if (session.day < since || session.day > end) continue;
    for (const exercise of new Set(sets.map((set) => set.exercise))) {
      const own = sets.filter((set) => set.exercise === exercise);
      const count = own.reduce((sum, set) => sum + set.count, 0) / own.length;
      const effort = { day: session.day, kg: medianLoad(own) ?? 0, count };
      efforts.set(exercise, [...(efforts.get(exercise) ?? []), effort]);
    }
  }
  return [...efforts.values()].filter(
    ([last, middle, first]) =>
      last && middle && first && last.day >= week && isWorse(last, middle) && isWorse(middle, first),
  ).length;
}

const isWorse = (later: Effort, earlier: Effort): boolean => later.kg <= earlier.kg && later.count < earlier.count;
