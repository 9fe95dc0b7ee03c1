import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { notifyContact, notifyTogether } from "./notify-contact.ts";
import { takeUnacknowledged } from "./store.ts";

const BATCH_SIZE = 50;

/** Notifies the second contact, once, of each alert that nobody acknowledged within ten minutes. */
export async function escalateAlerts(deps: Pick<Deps, "db" | "jobs" | "now" | "onCall">): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const alerts = await takeUnacknowledged(tx, deps.now(), BATCH_SIZE);
    for (const alert of alerts.filter(({ isHeld }) => !isHeld)) await notifyContact(deps, tx, "second", alert);
    await notifyTogether(
      deps,
      tx,
      "second",
      alerts.filter(({ isHeld }) => isHeld),
    );
  });
}
