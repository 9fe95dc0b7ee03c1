import type { Db } from "../../platform/database/db.ts";
import { removeMemory } from "./memory-store.ts";

/** One that is gone already is no mistake: another device was first. */
export const deleteMemory = (db: Db, accountId: string, id: string): Promise<void> =>
  removeMemory(db, { accountId, id });
