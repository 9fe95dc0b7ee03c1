import type { FoodId } from "../../catalogue/food.ts";
import type { DayGoal } from "../day-goal.ts";
import type { DietRequest } from "../diet-request.ts";
import type { Pool } from "../pool.ts";
import type { Basket } from "./basket.ts";
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
  /** Those of the state, the most usual first. */
  readonly beans: readonly FoodId[];
  /** Of the days before and of this one's plates so far. */
  readonly basket: Basket;
};
