import type { BookingsView } from "@app/contract/bookings";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../consents/has-consent.ts";
import type { Account } from "../identity/accounts/account.ts";
import { type Booking, endOf, isMovable, isOpen, lastMove, MAX_MISSED, offeredSlots, PROFESSIONAL } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { listClosedHours } from "./list-week.ts";
import { listBookings } from "./store.ts";

/** The member's call, what is offered, and the slots that may be chosen now. */
export async function getBookings(
  deps: Pick<Deps, "db" | "now" | "listCallProfessionals">,
  account: Account,
): Promise<BookingsView> {
  const now = deps.now();
  const [bookings, offer] = await Promise.all([listBookings(deps.db, account.id), getOffer(deps, account.id)]);
  const { purpose, offer: state } = offer;
  const open = bookings.find((booking) => isOpen(booking, now));
  const missed = open ? undefined : bookings.find((booking) => booking.state === "missed");
  const mayChoose = state === "open" && (!open || isMovable(open, now));
  return {
    offer: state,
    purpose: open?.purpose ?? purpose,
    professional: PROFESSIONAL,
    booking: open ? viewOf(open, bookings) : null,
    missedAt: missed?.startsAt.toISOString() ?? null,
    slots: mayChoose ? await listSlots(deps, account.id) : [],
    phoneEnding: account.phone?.slice(-4) ?? null,
  };
}

/** Inside a transaction, pass it as `db`. */
export async function getOffer(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<Pick<BookingsView, "offer" | "purpose">> {
  const access = await programmeAccess({ db, now }, accountId);
  const purpose = (await hasConsent(db, accountId, "remote-care")) ? "plan" : "remote-care";
  if (access !== "active" && access !== "queued") return { offer: "not-included", purpose };
  const ofPurpose = (await listBookings(db, accountId)).filter((booking) => booking.purpose === purpose);
  if (ofPurpose.some(({ state }) => state === "done")) return { offer: "done", purpose };
  const missed = ofPurpose.filter(({ state }) => state === "missed").length;
  return { offer: missed >= MAX_MISSED ? "without-call" : "open", purpose };
}

async function listSlots(
  { db, now, listCallProfessionals }: Pick<Deps, "db" | "now" | "listCallProfessionals">,
  accountId: string,
): Promise<BookingsView["slots"]> {
  const slots = offeredSlots(now());
  const staffIds = await listCallProfessionals(db, { accountId, professional: PROFESSIONAL });
  const taken = await listClosedHours(db, { professional: PROFESSIONAL, staffIds }, slots);
  return slots.map((slot) => ({ startsAt: slot.toISOString(), taken: taken.has(slot.getTime()) }));
}

function viewOf(booking: Booking, all: readonly Booking[]): BookingsView["booking"] {
  const { id, referenceNumber, state, way, startsAt, createdAt, link, moveReason } = booking;
  const before = all.find((other) => other.id === booking.movedFrom && other.state === "moved-by-team");
  return {
    _id: id,
    referenceNumber,
    state: state === "proposed" ? "proposed" : "booked",
    way,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(booking).toISOString(),
    bookedAt: createdAt.toISOString(),
    movableUntil: lastMove(booking).toISOString(),
    link,
    movedFrom:
      before && moveReason
        ? {
            startsAt: before.startsAt.toISOString(),
            bookedAt: before.createdAt.toISOString(),
            movedAt: createdAt.toISOString(),
            reason: moveReason,
          }
        : null,
  };
}
