import type { Db } from "../platform/database/db.ts";
import { findFirstCreated } from "./plan-store.ts";

/** When a provisional plan was first shown and a definitive one first published. A version is born published. */
export const findFirstVersions = (
  db: Db,
  accountId: string,
): Promise<{ provisionalAt: Date | null; definitiveAt: Date | null }> => findFirstCreated(db, accountId);
