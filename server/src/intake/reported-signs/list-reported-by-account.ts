import type { Db } from "../../platform/database/db.ts";
import { listStandingSigns } from "./reported-sign-store.ts";

/** What members told the assistant and did not take back, by account, the newest first. */
export async function listReportedByAccount(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, { rowCode: string; reportedAt: Date }[]>> {
  const reported = new Map<string, { rowCode: string; reportedAt: Date }[]>();
  for (const { accountId, rowCode, reportedAt } of await listStandingSigns(db, accountIds))
    if (reportedAt) reported.set(accountId, [...(reported.get(accountId) ?? []), { rowCode, reportedAt }]);
  return reported;
}
