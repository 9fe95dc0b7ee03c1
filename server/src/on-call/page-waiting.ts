import { inTransaction } from "../platform/database/db.ts";
import { addMs, MINUTE_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { notifyContact, notifyTogether } from "./notify-contact.ts";
import { ESCALATE_AFTER_MS } from "./raise-alert.ts";
import { takeHeld, takeWaiting } from "./store.ts";

const BATCH_SIZE = 50;
/** Alerts of new accounts without a purchase are told in one message, at most so often. */
const DIGEST_MS = 5 * MINUTE_MS;

/** Tells the first contact of what was not told at once: care, when service opens, and alerts of new accounts, together. */
export async function pageWaiting(deps: Pick<Deps, "db" | "jobs" | "now" | "onCall">): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    for (const alert of await takeWaiting(tx, now, BATCH_SIZE)) await notifyContact(deps, tx, "first", alert);
  });
  await inTransaction(deps.db, async (tx) => {
    const held = await takeHeld(tx, { now, since: addMs(now, -DIGEST_MS), escalateAt: addMs(now, ESCALATE_AFTER_MS) });
    await notifyTogether(deps, tx, "first", held);
  });
}
