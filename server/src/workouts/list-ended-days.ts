import type { Db } from "../platform/database/db.ts";
import { listEndedDays as listEnded } from "./workout-store.ts";

/** The days of a member's ended workouts, and when each end was written and received. Nothing of what was done. */
export const listEndedDays = (
  db: Db,
  accountId: string,
  range: { from: string; to: string },
): Promise<{ day: string; writtenAt: Date; receivedAt: Date }[]> => listEnded(db, accountId, range);
