import type { Db } from "../../platform/database/db.ts";
import type { PainReport } from "./pain-report.ts";
import { listOpenReportsOf } from "./pain-report-store.ts";

/** Pain reports of these accounts that no trainer has read, the oldest first. */
export const listUnreadPains = (
  db: Db,
  accountIds: readonly string[],
): Promise<Pick<PainReport, "accountId" | "urgency" | "reportedAt">[]> => listOpenReportsOf(db, accountIds);
