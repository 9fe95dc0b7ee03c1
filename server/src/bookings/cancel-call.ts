import type { Account } from "../identity/accounts/account.ts";
import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { isOpen } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { lockBooking, settleBooking } from "./store.ts";

/** Until it begins: a late cancellation still spares the professional the wait. Twice is once. */
export async function cancelCall(
  deps: Pick<Deps, "db" | "now">,
  { account, bookingId }: { account: Account; bookingId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const booking = await lockBooking(tx, account.id, bookingId);
    if (!booking) throw new Problem("not-found");
    if (!isOpen(booking, now)) return;
    if (booking.startsAt <= now) throw new Problem("booking-too-late");
    await settleBooking(tx, booking, { state: "cancelled", at: now, by: "member" });
  });
}
