import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Exercise } from "../library/exercise.ts";
import type { Allowed } from "./choice/allowed-exercises.ts";
import type { PlannedExercise } from "./planned-exercise.ts";
import type { SessionKind } from "./programme-rules.ts";
import type { Split } from "./split.ts";
import type { TrainingRequest } from "./training-request.ts";
import type { MuscleSets } from "./volume/muscle-sets.ts";

export type DraftSession = {
  readonly id: string;
  readonly kind: SessionKind;
  /** The most important first. */
  planned: readonly PlannedExercise[];
};

/** A week in the making: its sessions grow until the volume of the block's last week is there. */
export type Programme = {
  readonly request: TrainingRequest;
  readonly allowed: Allowed;
  readonly seed: number;
  /** The level whose rules are used. */
  readonly level: TrainingLevel;
  readonly minutes: number;
  /** Exercises that a session starts from, and those that it may grow to. */
  readonly size: readonly [start: number, most: number];
  /** Seconds. */
  readonly mostRest: number;
  readonly ceiling: number;
  /** Sets that a group needs in the last week. */
  readonly target: number;
  readonly split: Split;
  readonly sessions: readonly DraftSession[];
  sets: MuscleSets;
  /** What the whole week has, where `sessions` are a part of it. */
  readonly learnt?: ReadonlySet<Exercise>;
};
