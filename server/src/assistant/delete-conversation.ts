import type { Purpose } from "@app/contract/consents";
import { forgetAsked } from "../intake/reported-signs/reported-signs.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { lockHead } from "../sync/lock-head.ts";
import type { Deps } from "./deps.ts";
import { deleteMessages, deletePair, eraseThread } from "./turn/exchange-store.ts";

/** Everything that was asked and answered. The places go on where they were, and so does what an alert has closed. */
export const deleteConversation = ({ db }: Pick<Deps, "db">, accountId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await deleteMessages(tx, accountId);
    await forgetAsked(tx, accountId);
  });

/**
 * A question with its answer; one that is still written ends unread. A sign that it asks about and nobody answered goes
 * with it. Again, or of nothing, it changes nothing.
 */
export const deleteExchange = (
  { db }: Pick<Deps, "db">,
  { accountId, messageId }: { accountId: string; messageId: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const id of await deletePair(tx, accountId, messageId)) await forgetAsked(tx, accountId, id);
  });

/** After a no to health data: what was asked and answered may not be kept. An answer that is written ends unread. */
export async function eraseConversation(
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  // A question that is being stored has read the consent: wait for it.
  await lockHead(tx, accountId);
  await eraseThread(tx, accountId);
}
