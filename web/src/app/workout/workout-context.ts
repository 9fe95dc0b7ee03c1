import type { PlanView } from "@app/contract/plans";
import type { NextTarget, Workout, WorkoutHistory } from "@app/contract/workouts";
import type { Exercise } from "@app/engine/training/library/exercise";
import { blockWeekOf } from "@app/engine/training/progression/block-week";
import { progressText } from "@app/engine/training/progression/progress-text";
import { soreText } from "@app/engine/training/words/sore-text";
import { emptyLayer, type PlanLayer } from "../data/plan-layer/layer.ts";
import { swapExercise } from "../data/plan-layer/swap-edits.ts";
import type { ExerciseTexts } from "../data/training/exercise-texts.ts";
import { sessionWithSwaps } from "../data/training/session-with-swaps.ts";
import type { Edit } from "../sync/core/edit.ts";
import { type LastTime, lastTime } from "./model/last-time.ts";
import { type PlayedSession, playedSession } from "./model/played-session.ts";
import { targetsOnDevice } from "./model/targets-on-device.ts";

/** What the screens of a workout know beside its records. */
export type WorkoutContext = {
  session: PlayedSession;
  /** The session in its other length; null: it has one only. */
  other: PlayedSession | null;
  /** Undefined where this build does not know the exercise. */
  wordsOf: (exercise: string) => Exercise | undefined;
  /** Why an exercise near a region that hurts is in the session, and how far it goes; null: it is near none. */
  soreOf: (exercise: string) => string | null;
  /** The last workout before this one that had the exercise. */
  lastTimeOf: (exercise: string) => LastTime | null;
  /** An exercise of the session takes one of its swaps for this day, or the plan's own again. */
  swapEdits: (part: string, takes: string) => Edit[];
  /** What comes next time, after these workouts. */
  nextTargets: (history: readonly WorkoutHistory[]) => readonly NextTarget[];
  /** Why it is so, as a sentence; null: this build does not know the reason. */
  reasonOf: (target: NextTarget) => string | null;
};

export type ContextInput = {
  plan: PlanView;
  layer: Pick<PlanLayer, "swaps">;
  texts: ExerciseTexts;
  /** Of the workout. */
  current: Pick<Workout["session"], "plan" | "id" | "day" | "isShort">;
  /** What was trained before it. */
  before: readonly WorkoutHistory[];
};

/** Null: the plan has no such session. */
export function workoutContext({ plan, layer, texts, current, before }: ContextInput): WorkoutContext | null {
  const { training, trainingFrom, validFrom, soreRegions = [] } = plan;
  const { id, day } = current;
  const wordsOf = (exercise: string) => texts[exercise];
  const input = { plan, layer, day, wordsOf };
  const next = targetsOnDevice({ ...input, history: before, isToday: false });
  const session = sessionWithSwaps(plan, layer, id, day, next);
  if (!session || !training) return null;
  const source = {
    training,
    madeIn: current.plan,
    session,
    week: blockWeekOf({ startsOn: trainingFrom ?? validFrom, workouts: before, level: training.level, today: day })
      .number,
    next: targetsOnDevice({ ...input, history: before, isToday: true }),
    loadOf: (exercise: string) => texts[exercise]?.load,
  };
  const planned = training.sessions.find((one) => one.id === id)?.exercises ?? [];
  return {
    session: playedSession(source, current.isShort),
    other: session.short ? playedSession(source, !current.isShort) : null,
    wordsOf,
    soreOf(exercise) {
      const words = wordsOf(exercise);
      return words ? soreText(words, soreRegions) : null;
    },
    lastTimeOf: (exercise) => lastTime(before, exercise),
    swapEdits(part, takes) {
      const exercise = planned.find((one) => one.id === part);
      if (!exercise) return [];
      // Back to what the plan says, whichever rung of it was reached.
      const chosen = exercise.swaps.includes(takes) ? takes : exercise.exercise;
      return swapExercise({ plan, layer: { ...emptyLayer, ...layer }, day, scope: "day" }, exercise, chosen);
    },
    nextTargets: (history) => targetsOnDevice({ ...input, history, isToday: false }),
    reasonOf: ({ reason }) => progressText(reason),
  };
}
