import { forgetAsked } from "../intake/reported-signs/forget-asked.ts";
import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { deleteMessages } from "./turn/exchange-store.ts";

/** Everything that was asked and answered. The places go on where they were, and so does what an alert has closed. */
export const deleteConversation = ({ db }: Pick<Deps, "db">, accountId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await deleteMessages(tx, accountId);
    await forgetAsked(tx, accountId);
  });
