import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Assessment } from "../assessments/assessment.ts";
import { listReadingDecisions } from "../readings/reading-decisions.ts";
import { deleteAsked, listStandingSigns, listStoredSigns, type ReportedSign } from "./reported-sign-store.ts";

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

/** What the assistant asked back, told and untold, the newest first. A no has left nothing. */
export const listSigns = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReportedSign[]> => listStoredSigns(db, keyRing.encryption("health-data"), accountId);

export type StandingSign = Pick<ReportedSign, "id" | "rowCode"> & {
  reportedAt: Date;
  /** A professional has decided since: only a person corrects it. */
  isDecided: boolean;
};

/** What a member told the assistant and still counts, the newest first. */
export async function listReportedSigns(
  deps: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  accountId: string,
  { rowCodes }: Pick<Assessment, "rowCodes">,
): Promise<StandingSign[]> {
  const stored = await listStoredSigns(tx, deps.keyRing.encryption("health-data"), accountId);
  const reported = stored.flatMap(({ id, rowCode, reportedAt, takenBackAt }) =>
    reportedAt && !takenBackAt && rowCodes.includes(rowCode) ? [{ id, rowCode, reportedAt }] : [],
  );
  if (reported.length === 0) return [];
  const [newest] = await listReadingDecisions(deps, tx, accountId);
  return reported.map((sign) => ({ ...sign, isDecided: newest !== undefined && newest.decidedAt >= sign.reportedAt }));
}

/** With the question goes what it asked back, of one message or of all. What was told stays, for it was acted on. */
export const forgetAsked = (tx: Db, accountId: string, id?: string): Promise<void> => deleteAsked(tx, accountId, id);
