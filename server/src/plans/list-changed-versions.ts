import { isPlannedOutcome } from "../intake/assessments/assessment.ts";
import { listLevels } from "../intake/assessments/list-levels.ts";
import type { Db } from "../platform/database/db.ts";
import { changedVersions } from "./plan-store.ts";

/** When a member's plan last changed, the newest first; none where the plan in force is not shown. Opens no document. */
export async function listChangedVersions(
  db: Db,
  accountId: string,
  limit: number,
): Promise<{ version: number; at: Date }[]> {
  const outcome = (await listLevels(db, [accountId])).get(accountId)?.outcome;
  if (!outcome || !isPlannedOutcome(outcome)) return [];
  const rows = await changedVersions(db, accountId, limit).execute();
  return rows.map(({ version, createdAt }) => ({ version, at: createdAt }));
}
