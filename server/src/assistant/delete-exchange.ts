import type { Deps } from "./deps.ts";
import { deletePair } from "./turn/exchange-store.ts";

/** A question with its answer; one that is still written ends unread. Again, or of nothing, it changes nothing. */
export const deleteExchange = (
  { db }: Pick<Deps, "db">,
  { accountId, messageId }: { accountId: string; messageId: string },
): Promise<void> => deletePair(db, accountId, messageId);
