import type { Db } from "../platform/database/db.ts";
import type { StoredHealthAccess } from "./health-access.ts";
import { listHealthAccessesOf } from "./store.ts";

const MAX_LISTED = 20;

/** Who looked at a member's health data lately, the newest first. */
export const listLooks = (db: Db, accountId: string): Promise<StoredHealthAccess[]> =>
  listHealthAccessesOf(db, { accountId, before: undefined, only: "people", limit: MAX_LISTED, isOpened: true });
