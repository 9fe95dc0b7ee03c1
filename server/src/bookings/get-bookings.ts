import type { BookingsView } from "@app/contract/bookings";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../consents/queries.ts";
import type { Account } from "../identity/accounts/account.ts";
import { type Booking, endOf, isMovable, isOpen, lastMove, MAX_MISSED, offeredSlots, PROFESSIONAL } from "./booking.ts";
import { isColleague, listFreePeople } from "./call-people.ts";
import type { CallProfessional, Deps } from "./deps.ts";
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
  const people = await deps.listCallProfessionals(deps.db, { accountId: account.id, professional: PROFESSIONAL, now });
  const mayChoose = state === "open" && (!open || isMovable(open, now));
  return {
    offer: state,
    purpose: open?.purpose ?? purpose,
    professional: PROFESSIONAL,
    person: personOf(people, open),
    booking: open ? viewOf(open, bookings) : null,
    missedAt: missed?.startsAt.toISOString() ?? null,
    slots: mayChoose ? await listSlots(deps, people) : [],
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

/** Free while anyone of them is; the member's own professional comes first. */
async function listSlots(
  { db, now }: Pick<Deps, "db" | "now">,
  people: readonly CallProfessional[],
): Promise<BookingsView["slots"]> {
  const able = people.filter(({ takesCalls }) => takesCalls).map(({ staffId }) => staffId);
  const slots = await listFreePeople(db, able, offeredSlots(now()));
  return slots.map(({ slot, staffIds: [first] }) => ({
    startsAt: slot.toISOString(),
    taken: first === undefined,
    isWithColleague: first !== undefined && isColleague(people, first),
  }));
}

/** Who has the open call; before it the member's own professional, or the only one there is. */
function personOf(people: readonly CallProfessional[], open: Booking | undefined): BookingsView["person"] {
  const able = people.filter(({ takesCalls }) => takesCalls);
  const person = open
    ? people.find(({ staffId }) => staffId === open.staffId)
    : (people.find(({ isOwn }) => isOwn) ?? (able.length === 1 ? able[0] : undefined));
  if (!person) return null;
  const { name, registration, staffId } = person;
  return { name, registration, isColleague: isColleague(people, staffId) };
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
