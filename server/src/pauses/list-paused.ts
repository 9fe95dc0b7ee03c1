import type { Db } from "../platform/database/db.ts";
import { listPausedAt } from "./store.ts";

/** Of these accounts, those whose plan stands still at a moment. */
export const listPaused = async (db: Db, accountIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(await listPausedAt(db, accountIds, now));
