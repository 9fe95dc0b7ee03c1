import type { Training } from "@app/contract/plan-training";
import type { WorkoutHistory } from "@app/contract/workouts";
import type { Day } from "../../promises/local-time.ts";
import type { GradedReturn } from "../graded-return/graded-return.ts";
import { type AttemptsByExercise, attemptsOf } from "./attempt.ts";
import { type Pain, painsOf } from "./painful.ts";
import type { FactsOf } from "./progression-facts.ts";
import { type BlockWeek, blockWeeks } from "./weeks/block-weeks.ts";
import type { WeekSignals } from "./weeks/deload-signals.ts";
import { recentWorkouts } from "./weeks/recent-workouts.ts";
import { type Gap, lastGap } from "./working-load.ts";

export type ProgressionInput = {
  readonly training: Training;
  readonly history: readonly WorkoutHistory[];
  /** The first day of the plan whose training half this is. */
  readonly startsOn: Day;
  readonly today: Day;
  readonly facts: FactsOf;
  readonly signals?: readonly WeekSignals[];
  /** The member's lasting swaps. */
  readonly swaps?: readonly { readonly part: string; readonly takes: string }[];
  /** The trainer has read the pain of this day and of those before it. */
  readonly painReadUntil?: Day;
  /** Regions that come back after pain, step by step. */
  readonly returns?: readonly GradedReturn[];
};

/** The input with what follows from it for every exercise. */
export type ProgressionContext = ProgressionInput & {
  readonly week: Pick<BlockWeek, "number" | "kind">;
  readonly gap: Gap | null;
  readonly attempts: AttemptsByExercise;
  readonly pains: readonly Pain[];
  /** Of all sessions. */
  readonly plannedExercises: ReadonlySet<string>;
};

export function progressionContext(input: ProgressionInput): ProgressionContext {
  const { training, history, startsOn, today, signals = [], painReadUntil } = input;
  const workouts = recentWorkouts(history, today);
  const weeks = blockWeeks({ startsOn, workouts, level: training.level, today, signals });
  return {
    ...input,
    week: weeks.at(-1) ?? { number: 1, kind: "planned" },
    gap: lastGap(weeks),
    attempts: attemptsOf(workouts, training, weeks, today),
    pains: painsOf(workouts, startsOn, painReadUntil),
    plannedExercises: new Set(training.sessions.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))),
  };
}
