import type { Db } from "../../platform/database/db.ts";
import type { Levels } from "./assessment.ts";
import { countAssessments, type LevelCount, listAssessments, type Starting } from "./assessment-store.ts";

/** What is in force by account, without the sealed details. */
export const listLevels = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Levels>> =>
  new Map((await listAssessments(db, accountIds)).map(({ accountId, ...levels }) => [accountId, levels]));

/** How many of them have which level, in the time zone's weeks: as many rows as weeks, however many the members. */
export const countLevels = (db: Db, starting: Starting, timeZone: string): Promise<LevelCount[]> =>
  countAssessments(db, starting, timeZone);
