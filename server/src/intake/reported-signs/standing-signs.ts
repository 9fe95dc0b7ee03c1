import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Assessment } from "../assessments/assessment.ts";
import { listReadingDecisions } from "../readings/list-reading-decisions.ts";
import { listStoredSigns, type ReportedSign } from "./reported-sign-store.ts";

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
