import type { Db } from "../platform/database/db.ts";
import { type ListedVersion, listStoredVersions } from "./plan-store.ts";

const MAX_LISTED = 200;

/** The versions of a member's plan, the newest first. */
export const listVersions = (db: Db, accountId: string): Promise<ListedVersion[]> =>
  listStoredVersions(db, accountId, MAX_LISTED);
