import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listStandingSigns } from "./reported-sign-store.ts";

/** What members told the assistant and did not take back, by account, the newest first. */
export async function listReportedByAccount(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, { rowCode: string; reportedAt: Date }[]>> {
  const reported = new Map<string, { rowCode: string; reportedAt: Date }[]>();
  const signs = await listStandingSigns(db, keyRing.encryption("health-data"), accountIds);
  for (const { accountId, rowCode, reportedAt } of signs)
    if (reportedAt) reported.set(accountId, [...(reported.get(accountId) ?? []), { rowCode, reportedAt }]);
  return reported;
}
