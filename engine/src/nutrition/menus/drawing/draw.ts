import type { DayGoal } from "../day-goal.ts";
import type { DietRequest } from "../diet-request.ts";
import type { Pool } from "../pool.ts";
import type { WeekUse } from "./week-use.ts";

/** What a day is drawn from. */
export type Draw = {
  readonly request: DietRequest;
  readonly pool: Pool;
  readonly goal: DayGoal;
  readonly seed: number;
  /** From 0, Monday. */
  readonly day: number;
  readonly redraw: number;
  readonly use: WeekUse;
};
