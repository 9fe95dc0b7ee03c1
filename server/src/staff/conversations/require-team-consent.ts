import { hasConsent } from "../../consents/has-consent.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";

/** Without consent the thread with the team is erased, and nothing is written into it anew. */
export async function requireTeamConsent(tx: Db, accountId: string): Promise<void> {
  // Who withdraws it holds the head.
  await lockHead(tx, accountId);
  if (!(await hasConsent(tx, accountId, "health-data"))) throw new Problem("not-found");
}
