import type { Db } from "../platform/database/db.ts";
import { listMeasured } from "./log-store.ts";

/** A year of daily weighing and more. */
const MAX_LISTED = 500;
const EVER = new Date(0);

/** A member's weights, the last of each day in this zone, the newest first. */
export const listWeights = (db: Db, accountId: string, timeZone: string): Promise<{ at: Date; kg: number }[]> =>
  listMeasured(db, accountId, { since: EVER, timeZone, limit: MAX_LISTED });
