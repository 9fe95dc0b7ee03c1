import { forgetAsked } from "../intake/reported-signs/forget-asked.ts";
import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { deletePair } from "./turn/exchange-store.ts";

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
