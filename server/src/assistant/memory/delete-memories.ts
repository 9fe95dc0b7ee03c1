import type { Db } from "../../platform/database/db.ts";
import { removeMemories } from "./memory-store.ts";

export const deleteMemories = (db: Db, accountId: string): Promise<void> => removeMemories(db, accountId);
