import type { CallChoice } from "@app/contract/bookings";
import type { Account } from "../identity/accounts/account.ts";
import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { insertChoice } from "./book-call.ts";
import { isMovable, isOpen, reminderOf } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { getOffer } from "./get-bookings.ts";
import { confirmProposal, findBooking, lockBooking, settleBooking } from "./store.ts";

type MoveDeps = Pick<Deps, "db" | "jobs" | "now" | "listCallProfessionals">;
type Move = { account: Account; bookingId: string; choice: CallChoice };

/** Moves a member's call: the old slot is free exactly when the new one is theirs. The same key again changes nothing. */
export async function moveCall(deps: MoveDeps, { account, bookingId, choice }: Move): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, account.id, bookingId);
    if (!booking) throw new Problem("not-found");
    if (await findBooking(tx, account.id, choice.key)) return;
    const now = deps.now();
    if (!isOpen(booking, now)) throw new Problem("booking-changed");
    if (!isMovable(booking, now)) throw new Problem("booking-too-late");
    const { offer } = await getOffer({ db: tx, now: deps.now }, account.id);
    if (offer === "not-included") throw new Problem("booking-not-included");
    await settleBooking(tx, booking, { state: "moved-by-member", at: now, by: "member" });
    await insertChoice(deps, tx, { account, purpose: booking.purpose, choice, movedFrom: booking.id });
  });
}

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
