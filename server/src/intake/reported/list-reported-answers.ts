import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { ReportedAnswer } from "./reported-answer.ts";
import { listStoredReports } from "./reported-answer-store.ts";

/** What a member told professionals, the newest first. */
export const listReportedAnswers = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReportedAnswer[]> => listStoredReports(db, keyRing.encryption("health-data"), accountId);
