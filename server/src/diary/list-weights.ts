import type { Db } from "../platform/database/db.ts";
import { listStoredWeights } from "./weight-store.ts";

/** A year of daily weighing and more. */
const MAX_LISTED = 500;

/** A member's weights for the team, the newest first. */
export const listWeights = (db: Db, accountId: string): Promise<{ at: Date; kg: number }[]> =>
  listStoredWeights(db, accountId, MAX_LISTED);
