import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread, updateThread } from "./thread-store.ts";

/** A thread waits for a person: from then on, unless it has waited already. The account's head is held. */
export async function keepWaiting(tx: Db, { since, ...key }: ThreadKey & { since: Date }): Promise<void> {
  const found = await findThread(tx, key);
  if (found && !found.waitingSince) await updateThread(tx, key, { waitingSince: since });
}
