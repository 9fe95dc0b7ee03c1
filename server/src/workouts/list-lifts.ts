import type { Db } from "../platform/database/db.ts";
import { type LiftedDay, listBestLoads } from "./workout-store.ts";

export type { LiftedDay } from "./workout-store.ts";

/** The best load of each exercise on each day of a member's workouts, oldest first. Nothing of how it felt. */
export const listLifts = (db: Db, accountId: string, range: { from: string; to: string }): Promise<LiftedDay[]> =>
  listBestLoads(db, accountId, range);
