import type { NextTarget } from "@app/contract/workouts";
import type { Exercise } from "@app/engine/training/library/exercise";
import type { Edit } from "../sync/core/edit.ts";
import type { LastTime } from "./model/last-time.ts";
import type { PlayedSession } from "./model/played-session.ts";

/** What the screens of a workout know beside its records. */
export type WorkoutContext = {
  session: PlayedSession;
  /** Undefined where this build does not know the exercise. */
  wordsOf: (exercise: string) => Exercise | undefined;
  /** The last workout before this one that had the exercise. */
  lastTimeOf: (exercise: string) => LastTime | null;
  /** An exercise of the session takes one of its swaps for this day, or the plan's own again. */
  swapEdits: (part: string, takes: string) => Edit[];
  /** What comes next time, with this workout counted; null while it is not known. */
  nextTargets: () => readonly NextTarget[] | null;
  /** Why it is so, as a sentence; null: this build does not know the reason. */
  reasonOf: (target: NextTarget) => string | null;
};
