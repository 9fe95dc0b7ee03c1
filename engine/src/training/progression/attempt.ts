import type { Training } from "@app/contract/plan-training";
import type { WorkoutHistory } from "@app/contract/workouts";
import type { Day } from "../../promises/local-time.ts";
import { medianLoad } from "./median-load.ts";
import type { BlockWeek } from "./weeks/block-weeks.ts";

type DoneSet = WorkoutHistory["sets"][number];
type Week = Pick<BlockWeek, "number" | "kind">;

/** The sets of an exercise in one workout, with what was asked for on that day. */
export type Attempt = {
  readonly exercise: string;
  /** 0 for the newest workout. */
  readonly order: number;
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

/** The attempts at each exercise, the newest first. */
export type AttemptsByExercise = ReadonlyMap<string, readonly Attempt[]>;

/** `workouts` begin with the newest. One that still runs is not judged. */
export function attemptsOf(
  workouts: readonly WorkoutHistory[],
  training: Training,
  weeks: readonly BlockWeek[],
  today: Day,
): AttemptsByExercise {
  const byExercise = new Map<string, Attempt[]>();
  for (const [order, workout] of workouts.entries()) {
    if (workout.end === null && workout.session.day >= today) continue;
    for (const attempt of attemptsIn(workout, training, weekOf(workout.session.day, weeks), order)) {
      const known = byExercise.get(attempt.exercise);
      if (known) known.push(attempt);
      else byExercise.set(attempt.exercise, [attempt]);
    }
  }
  return byExercise;
}

/** Attempts at several exercises together, the newest first. */
export function attemptsAt(exercises: readonly string[], attempts: AttemptsByExercise): readonly Attempt[] {
  const lists = exercises.flatMap((exercise) => {
    const list = attempts.get(exercise);
    return list ? [list] : [];
  });
  return lists.length > 1 ? lists.flat().sort((a, b) => a.order - b.order) : (lists[0] ?? []);
}

function attemptsIn(workout: WorkoutHistory, training: Training, week: Week, order: number): Attempt[] {
  const { session, sets, stops } = workout;
  const slots: DoneSet[][] = [];
  for (const set of sets) {
    const slot = slots.find(([first]) => first?.part === set.part && first.exercise === set.exercise);
    if (slot) slot.push(set);
    else slots.push([set]);
  }
  return slots
    .sort(([a], [b]) => ((a?.part ?? "") < (b?.part ?? "") ? -1 : 1))
    .map((own) => {
      const { part = "", exercise = "" } = own[0] ?? {};
      const stop = stops.find((one) => one.part === part && one.exercise === exercise);
      // A set that is there twice has to be good twice.
      const numbers = new Set(own.map(({ number }) => number));
      return {
        exercise,
        order,
        day: session.day,
        isLight: week.kind !== "planned",
        sets: own,
        kg: medianLoad(own),
        isComplete: !stop && numbers.size >= setsAsked(training, own[0], workout, week.number),
        reserve: training.reserve[week.number - 1] ?? 0,
        isPainful: stop?.because === "pain",
      };
    });
}

/** A workout of an earlier block is read as one of the first week. */
function weekOf(day: Day, weeks: readonly BlockWeek[]): Week {
  const after = weeks.findIndex(({ monday }) => monday > day);
  return (after === -1 ? weeks.at(-1) : weeks[after - 1]) ?? { number: 1, kind: "planned" };
}

/** A rung or a swap may be asked for with fewer sets than the plan has: there a workout that was not cut short is enough. */
function setsAsked(
  training: Training,
  done: DoneSet | undefined,
  { session, end }: WorkoutHistory,
  week: number,
): number {
  const plan = training.sessions.find(({ id }) => id === session.id);
  const part = plan?.exercises.find(({ id }) => id === done?.part);
  if (part?.exercise !== done?.exercise && end?.because === "done") return 1;
  const short = session.isShort ? plan?.short?.parts.find(({ id }) => id === done?.part) : undefined;
  return short?.sets ?? part?.sets[week - 1] ?? 1;
}
