import { randomUUID } from "node:crypto";
import type { MoveReason } from "@app/contract/bookings";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { type Booking, isOffered } from "./booking.ts";
import { isClosed } from "./closed-slots.ts";
import type { Deps } from "./deps.ts";
import { notifyMember } from "./notify-member.ts";
import { insertBooking, lockByReferenceNumber, settleBooking } from "./store.ts";

type Proposal = {
  referenceNumber: string;
  startsAt: Date;
  reason: MoveReason;
  by: string;
  /** What is true only together with the proposal, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};
export type ProposalOutcome = "proposed" | "no-such-call" | "slot-taken";

/** The team moves a call that has not begun. The new hour is held, and needs the member's yes; the old one stays taken. */
export async function proposeMove(
  deps: Pick<Deps, "db" | "jobs" | "now" | "listCallProfessionals">,
  { referenceNumber, startsAt, reason, by, afterStoring }: Proposal,
): Promise<ProposalOutcome> {
  const now = deps.now();
  if (!isOffered(startsAt, now)) return "slot-taken";
  try {
    return await inTransaction(deps.db, async (tx) => {
      const booking = await lockByReferenceNumber(tx, referenceNumber);
      const isOpen = booking?.state === "booked" || booking?.state === "proposed";
      if (!booking || !isOpen || booking.startsAt <= now) return "no-such-call";
      if (await isClosed(deps, tx, { ...booking, startsAt })) return "slot-taken";
      await settleBooking(tx, booking, { state: "moved-by-team", at: now, by });
      const id = randomUUID();
      const proposal: Booking = {
        ...booking,
        id,
        referenceNumber: referenceNumberOf(`${booking.accountId} ${id}`),
        startsAt,
        state: "proposed",
        movedFrom: booking.id,
        moveReason: reason,
        link: null,
        createdAt: now,
      };
      if (!(await insertBooking(tx, { ...proposal, remindAt: null }))) throw new SlotTaken();
      await notifyMember(deps, tx, "call-moved", proposal);
      await afterStoring?.(tx);
      return "proposed";
    });
  } catch (error) {
    if (error instanceof SlotTaken) return "slot-taken";
    throw error;
  }
}

/** Rolls back: the member keeps the hour they had. */
class SlotTaken extends Error {}
