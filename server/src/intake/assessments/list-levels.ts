import type { Db } from "../../platform/database/db.ts";
import type { Levels } from "./assessment.ts";
import { listAssessments } from "./assessment-store.ts";

/** What is in force by account, without the sealed details. */
export const listLevels = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Levels>> =>
  new Map((await listAssessments(db, accountIds)).map(({ accountId, ...levels }) => [accountId, levels]));
