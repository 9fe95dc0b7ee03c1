import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { ReadingDecision } from "./reading-decision.ts";
import { listStoredDecisions } from "./reading-decision-store.ts";

const MAX_LISTED = 200;

/** What professionals decided about a member, the newest first. */
export const listReadingDecisions = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReadingDecision[]> => listStoredDecisions(db, keyRing.encryption("health-data"), accountId, MAX_LISTED);
