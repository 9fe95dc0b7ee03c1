import type { Account } from "../identity/accounts/account.ts";
import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { isOpen, reminderOf } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { confirmProposal, lockBooking } from "./store.ts";

/** The member's yes to the hour that the team proposed. Twice is once. */
export async function acceptCall(
  deps: Pick<Deps, "db" | "now">,
  { account, bookingId }: { account: Account; bookingId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const booking = await lockBooking(tx, account.id, bookingId);
    if (!booking) throw new Problem("not-found");
    if (!isOpen(booking, now)) throw new Problem("booking-changed");
    if (booking.state === "proposed")
      await confirmProposal(tx, booking, reminderOf(booking.startsAt, now, account.timeZone));
  });
}
