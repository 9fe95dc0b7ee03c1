import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { ReadingDecision } from "./reading-decision.ts";
import { hasReadingDecision, insertReadingDecision, listStoredDecisions } from "./reading-decision-store.ts";

const MAX_LISTED = 200;

/** What professionals decided about a member, the newest first. */
export const listReadingDecisions = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReadingDecision[]> => listStoredDecisions(db, keyRing.encryption("health-data"), accountId, MAX_LISTED);

/** Whether the decision of this key is stored. */
export const hasDecided = (db: Db, accountId: string, key: string): Promise<boolean> =>
  hasReadingDecision(db, accountId, key);

/** Stores a professional's decision with its reason, in the transaction that carries it out. */
export const recordReadingDecision = (
  { now, keyRing }: Pick<PlatformDeps, "now" | "keyRing">,
  tx: Db,
  decision: Omit<ReadingDecision, "decidedAt">,
): Promise<void> => insertReadingDecision(tx, keyRing.encryption("health-data"), { ...decision, decidedAt: now() });
