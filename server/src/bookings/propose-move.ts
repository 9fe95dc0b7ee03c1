import { randomUUID } from "node:crypto";
import type { MoveReason } from "@app/contract/bookings";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { type Booking, isOffered } from "./booking.ts";
import { listTakers } from "./call-people.ts";
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

/**
 * The team moves a call that has not begun, to its professional's own hour where that is free, otherwise to a colleague's.
 * The new hour is held, and needs the member's yes; the old one stays taken.
 */
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
      await settleBooking(tx, booking, { state: "moved-by-team", at: now, by });
      const proposal = await insertProposal(deps, tx, { ...booking, startsAt, moveReason: reason, createdAt: now });
      if (!proposal) throw new SlotTaken();
      await notifyMember(deps, tx, "call-moved", proposal);
      await afterStoring?.(tx);
      return "proposed";
    });
  } catch (error) {
    if (error instanceof SlotTaken) return "slot-taken";
    throw error;
  }
}

/** The same call at its new hour, of whom is free then: who has it now first. */
async function insertProposal(
  { listCallProfessionals }: Pick<Deps, "listCallProfessionals">,
  tx: Db,
  moved: Booking,
): Promise<Booking | undefined> {
  const { accountId, professional, startsAt, createdAt } = moved;
  const people = await listCallProfessionals(tx, { accountId, professional, now: createdAt });
  const takers = await listTakers(tx, people, { startsAt, withColleague: true });
  const id = randomUUID();
  for (const staffId of takers.toSorted((one, other) => rankOf(moved, one) - rankOf(moved, other))) {
    const proposal: Booking = {
      ...moved,
      id,
      staffId,
      referenceNumber: referenceNumberOf(`${accountId} ${id}`),
      state: "proposed",
      movedFrom: moved.id,
      link: null,
    };
    if (await insertBooking(tx, { ...proposal, remindAt: null })) return proposal;
  }
  return undefined;
}

const rankOf = (call: Booking, staffId: string): number => (staffId === call.staffId ? 0 : 1);

/** Rolls back: the member keeps the hour they had. */
class SlotTaken extends Error {}
