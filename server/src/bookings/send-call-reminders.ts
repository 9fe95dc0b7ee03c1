import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { notifyMember } from "./notify-member.ts";
import { takeReminders } from "./store.ts";

const BATCH_SIZE = 50;

/** Reminds a member of tomorrow's call, once. */
export async function sendCallReminders(deps: Pick<Deps, "db" | "jobs" | "now">): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    for (const booking of await takeReminders(tx, now, BATCH_SIZE)) {
      if (booking.state === "booked" && booking.startsAt > now) await notifyMember(deps, tx, "call-tomorrow", booking);
    }
  });
}
