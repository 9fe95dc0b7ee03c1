import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread } from "./thread-store.ts";

/** Whether anything was ever written there. */
export const hasThread = async (db: Db, key: ThreadKey): Promise<boolean> => (await findThread(db, key)) !== undefined;
