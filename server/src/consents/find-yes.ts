import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { findConsent } from "./consent-store.ts";

/** When the account said the yes that is in force; null while its newest answer is no, or there is none. */
export async function findYes(db: Db, accountId: string, purpose: Purpose): Promise<Date | null> {
  const answer = await findConsent(db, accountId, purpose);
  return answer?.allowed ? answer.answeredAt : null;
}
