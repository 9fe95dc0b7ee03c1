import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { type ListedVersion, listStoredVersions } from "./plan-store.ts";

const MAX_LISTED = 200;

/** The versions of a member's plan, the newest first. */
export const listVersions = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ListedVersion[]> => listStoredVersions(db, keyRing.encryption("health-data"), accountId, MAX_LISTED);
