import type { Channel } from "../messages/channels.ts";
import type { Db } from "../platform/db.ts";
import { findConsent } from "./store.ts";

/** Whether product messages may go to this account by this channel, right now. Never asked means no. */
export async function mayMessage(db: Db, accountId: string, channel: Channel): Promise<boolean> {
  const answer = await findConsent(db, accountId, `messages-${channel}`);
  return answer?.allowed === true;
}

/** Whether the owner said no. It stops also what somebody asked for at the moment, for which no consent is needed. */
export async function refusesMessages(db: Db, accountId: string, channel: Channel): Promise<boolean> {
  const answer = await findConsent(db, accountId, `messages-${channel}`);
  return answer?.allowed === false;
}
