import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { listPresentIds } from "./food/entry-store.ts";

/** Which of these entries a member has in the diary, for domains that proposed them. Without an id nothing is read. */
export const listLoggedIds = (
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<string[]> => listPresentIds(db, accountId, { ids, now: now() });
