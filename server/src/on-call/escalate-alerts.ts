import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { notifyContact } from "./notify-contact.ts";
import { takeUnacknowledged } from "./store.ts";

const BATCH_SIZE = 50;

/** Notifies the second contact, once, of each alert that nobody acknowledged within ten minutes. */
export async function escalateAlerts(deps: Pick<Deps, "db" | "jobs" | "now" | "onCall">): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const alert of await takeUnacknowledged(tx, deps.now(), BATCH_SIZE))
      await notifyContact(deps, tx, "second", alert);
  });
}
