import type { CallChoice } from "@app/contract/bookings";
import type { Account } from "../identity/accounts/account.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { type Booking, isOffered, PROFESSIONAL, reminderOf } from "./booking.ts";
import { listTakers } from "./call-people.ts";
import type { Deps } from "./deps.ts";
import { getOffer } from "./get-bookings.ts";
import { notifyMember } from "./notify-member.ts";
import { findBooking, insertBooking, lapseProposals, listBookings } from "./store.ts";

type BookDeps = Pick<Deps, "db" | "jobs" | "now" | "listCallProfessionals">;

/** Books a slot for a member without an open call. The same key again changes nothing. */
export async function bookCall(
  deps: BookDeps,
  { account, choice }: { account: Account; choice: CallChoice },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (await findBooking(tx, account.id, choice.key)) return;
    const now = deps.now();
    const { offer, purpose } = await getOffer({ db: tx, now: deps.now }, account.id);
    if (offer !== "open") throw new Problem(offer === "not-included" ? "booking-not-included" : "booking-changed");
    await lapseProposals(tx, now, account.id);
    const open = (await listBookings(tx, account.id)).filter(({ state }) => state === "booked" || state === "proposed");
    // A second tap that came first may have been stored since the first look.
    if (open.some(({ id }) => id === choice.key)) return;
    if (open.length > 0) throw new Problem("booking-changed");
    await insertChoice(deps, tx, { account, purpose, choice, movedFrom: null });
  });
}

type NewCall = Pick<Booking, "purpose" | "movedFrom"> & { account: Account; choice: CallChoice };

/**
 * Inserts the member's choice, with their own professional where that is free, and confirms it by e-mail, or refuses a slot
 * that is not offered or not free.
 */
export async function insertChoice(deps: Omit<BookDeps, "db">, tx: Db, call: NewCall): Promise<void> {
  const { account, purpose, choice, movedFrom } = call;
  const accountId = account.id;
  const now = deps.now();
  const startsAt = new Date(choice.startsAt);
  if (!isOffered(startsAt, now)) throw new Problem("slot-taken");
  const people = await deps.listCallProfessionals(tx, { accountId, professional: PROFESSIONAL, now });
  const remindAt = reminderOf(startsAt, now, account.timeZone);
  for (const staffId of await listTakers(tx, people, { startsAt, withColleague: choice.withColleague === true })) {
    const booking: Booking = {
      accountId,
      id: choice.key,
      referenceNumber: referenceNumberOf(`${accountId} ${choice.key}`),
      professional: PROFESSIONAL,
      staffId,
      purpose,
      way: choice.way,
      startsAt,
      state: "booked",
      movedFrom,
      moveReason: null,
      link: null,
      createdAt: now,
    };
    // Refused: another member was first with this person, and the next one is asked.
    if (await insertBooking(tx, { ...booking, remindAt })) return notifyMember(deps, tx, "call-booked", booking);
  }
  // A second tap won: its booking stands.
  if (await findBooking(tx, accountId, choice.key)) return;
  const isOwn = (await listBookings(tx, accountId)).some(({ state }) => state === "booked" || state === "proposed");
  throw new Problem(isOwn ? "booking-changed" : "slot-taken");
}
