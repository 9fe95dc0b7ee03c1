import type { Db } from "../../platform/database/db.ts";
import type { PainReport } from "./pain-report.ts";
import { listReportsOf } from "./pain-report-store.ts";

const MAX_LISTED = 200;

/** Stops because of pain that a member reported, the newest first. */
export const listMemberPains = (db: Db, accountId: string): Promise<PainReport[]> =>
  listReportsOf(db, accountId, MAX_LISTED);
