import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { DecidedLevels } from "./assessment.ts";
import { listOpened } from "./assessment-store.ts";

export type { DecidedLevels } from "./assessment.ts";

/** Everything that was ever decided for a member, oldest first. */
export const listDecidedLevels = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<DecidedLevels[]> => listOpened(db, keyRing.encryption("health-data"), accountId);
