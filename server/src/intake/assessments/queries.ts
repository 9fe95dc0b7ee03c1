import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Assessment, DecidedLevels, Details, Levels } from "./assessment.ts";
import {
  countAssessments,
  findAssessment,
  type LevelCount,
  listAssessments,
  listNewestOpened,
  listOpened,
  type Starting,
} from "./assessment-store.ts";

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

export type { DecidedLevels } from "./assessment.ts";

/** Everything that was ever decided for a member, oldest first. */
export const listDecidedLevels = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<DecidedLevels[]> => listOpened(db, keyRing.encryption("health-data"), accountId);

/** `to` is null while it lasts. */
export type HiddenSpan = { from: Date; to: Date | null };

/** When a member's figures of the body were hidden, by choice or by a rule: from each such decision to the next one. */
export async function listHiddenSpans(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<HiddenSpan[]> {
  const decided = await listOpened(db, keyRing.encryption("health-data"), accountId);
  return decided.flatMap(({ decidedAt, details }, index) =>
    hidesBody(details) ? [{ from: decidedAt, to: decided[index + 1]?.decidedAt ?? null }] : [],
  );
}

const hidesBody = (details: Details | null): boolean => details !== null && details.numbers !== "mostrar";

/** What is in force by account, without the sealed details. */
export const listLevels = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Levels>> =>
  new Map((await listAssessments(db, accountIds)).map(({ accountId, ...levels }) => [accountId, levels]));

/** How many of them have which level, in the time zone's weeks: as many rows as weeks, however many the members. */
export const countLevels = (db: Db, starting: Starting, timeZone: string): Promise<LevelCount[]> =>
  countAssessments(db, starting, timeZone);
