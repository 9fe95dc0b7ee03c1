import type { Training } from "@app/contract/plan-training";
import type { WorkoutHistory } from "@app/contract/workouts";
import { addDays, type Day } from "../../promises/local-time.ts";
import type { BlockWeek } from "./block-weeks.ts";
import { medianLoad } from "./median-load.ts";

type DoneSet = WorkoutHistory["sets"][number];

/** The sets of an exercise in one workout, with what was asked for on that day. */
export type Attempt = {
  readonly exercise: string;
  readonly day: Day;
  /** In a deload or a return: it decides nothing. */
  readonly isLight: boolean;
  readonly sets: readonly DoneSet[];
  /** Null: of the body, of a band, or not said. */
  readonly kg: number | null;
  /** Every set that was asked for, and no stop. */
  readonly isComplete: boolean;
  /** Repetitions that were to be left. */
  readonly reserve: number;
  readonly isPainful: boolean;
};

/** Attempts at all exercises, in the order of the workouts. A workout that still runs is not judged. */
export const attemptsOf = (
  workouts: readonly WorkoutHistory[],
  training: Training,
  weeks: readonly BlockWeek[],
  today: Day,
): Attempt[] =>
  workouts
    .filter(({ session, end }) => end !== null || session.day < today)
    .flatMap((workout) => attemptsIn(workout, training, weekOf(workout.session.day, weeks)));

function attemptsIn(workout: WorkoutHistory, training: Training, week: Pick<BlockWeek, "number" | "kind">): Attempt[] {
  const { session, sets, stops } = workout;
  const keys = [...new Set(sets.map(({ part, exercise }) => `${part} ${exercise}`))].sort();
  return keys.map((key) => {
    const [part = "", exercise = ""] = key.split(" ");
    const own = sets.filter((set) => set.part === part && set.exercise === exercise);
    const stop = stops.find((one) => one.part === part && one.exercise === exercise);
    // A set that is there twice has to be good twice.
    const numbers = new Set(own.map(({ number }) => number));
    return {
      exercise,
      day: session.day,
      isLight: week.kind !== "planned",
      sets: own,
      kg: medianLoad(own),
      isComplete: !stop && numbers.size >= setsAsked(training, part, session.isShort, week.number),
      reserve: training.reserve[week.number - 1] ?? 0,
      isPainful: stop?.because === "pain",
    };
  });
}

/** A workout of an earlier block is read as one of the first week. */
const weekOf = (day: Day, weeks: readonly BlockWeek[]): Pick<BlockWeek, "number" | "kind"> =>
  weeks.find(({ monday }) => monday <= day && day <= addDays(monday, 6)) ?? { number: 1, kind: "planned" };

function setsAsked(training: Training, part: string, isShort: boolean, week: number): number {
  const session = training.sessions.find(({ exercises }) => exercises.some(({ id }) => id === part));
  const planned = session?.exercises.find(({ id }) => id === part)?.sets[week - 1] ?? 1;
  const short = isShort ? session?.short?.parts.find(({ id }) => id === part) : undefined;
  return short?.sets ?? planned;
}
