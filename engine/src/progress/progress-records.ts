import type { BodyMeasure, Sleep } from "@app/contract/diary";
import type { WorkoutHistory } from "@app/contract/workouts";
import type { DayTarget, DiarySums } from "./figures/food-weeks.ts";
import type { WeightRecords } from "./figures/weight-figures.ts";

/** What a member has logged, with what the plan asks for. */
export type ProgressRecords = WeightRecords & {
  readonly days: readonly DiarySums[];
  readonly target: DayTarget | null;
  readonly workouts: readonly WorkoutHistory[];
  /** Sessions of a week by the plan; 0: none. */
  readonly sessionsAWeek: number;
  readonly measures: readonly BodyMeasure[];
  readonly sleeps: readonly Sleep[];
  /** People read what is logged: not so for free members. */
  readonly hasTeam: boolean;
};
