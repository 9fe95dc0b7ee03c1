import type { Db } from "../platform/database/db.ts";
import { findConsent } from "./consent-store.ts";

type Channel = "email" | "whatsapp";

/** Whether product messages may go to this account by this channel now. No answer means no. */
export async function mayMessage(db: Db, accountId: string, channel: Channel): Promise<boolean> {
  const answer = await findConsent(db, accountId, `messages-${channel}`);
  return answer?.allowed === true;
}

/** Whether the owner refused. A refusal also stops messages the buyer requested, which need no consent. */
export async function refusesMessages(db: Db, accountId: string, channel: Channel): Promise<boolean> {
  const answer = await findConsent(db, accountId, `messages-${channel}`);
  return answer?.allowed === false;
}
