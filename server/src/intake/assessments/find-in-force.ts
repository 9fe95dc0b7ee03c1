import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Assessment } from "./assessment.ts";
import { findAssessment, listNewestOpened } from "./assessment-store.ts";

/** The decision that is in force for a member, for domains that act on it. */
export const findInForce = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<Assessment | undefined> => findAssessment(tx, keyRing.encryption("health-data"), accountId);

/** The same of several members. */
export const listInForce = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  accountIds: readonly string[],
): Promise<Map<string, Assessment>> => listNewestOpened(tx, keyRing.encryption("health-data"), accountIds);
