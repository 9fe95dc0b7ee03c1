import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { findConsent } from "./consent-store.ts";

/** Whether the account's newest answer for this purpose is yes. No answer means no. */
export async function hasConsent(db: Db, accountId: string, purpose: Purpose): Promise<boolean> {
  return (await findConsent(db, accountId, purpose))?.allowed === true;
}
