import type { Db } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { type Booking, offeredSlots } from "./booking.ts";
import { listFreePeople } from "./call-people.ts";
import type { Deps } from "./deps.ts";
import {
  type Absence,
  type Agenda,
  countMissedCalls,
  countOpenCalls,
  type Hours,
  listAbsences,
  listAbsencesBetween,
  listBookedOf,
  listBookings,
  listBookingsBetween,
  listBookingsById,
} from "./store.ts";

/** Calls of this id, which members choose: more than one is possible, and the team sees those of its own members. */
export const findCalls = (db: Db, id: string): Promise<Booking[]> => listBookingsById(db, id);

/** Calls of these accounts without a result yet, the next one first. A proposed hour waits for the member. */
export const listBookedCalls = (
  db: Db,
  accountIds: readonly string[],
): Promise<Pick<Booking, "accountId" | "professional" | "startsAt" | "createdAt">[]> => listBookedOf(db, accountIds);

/** A member's calls, the newest first. */
export const listMemberCalls = (db: Db, accountId: string): Promise<Booking[]> => listBookings(db, accountId);

/** Everyone's that touch these hours. */
export const listTeamAbsences = (db: Db, hours: Hours): Promise<Pick<Absence, "staffId" | "startsAt" | "endsAt">[]> =>
  listAbsencesBetween(db, hours);

type Week = { calls: Booking[]; free: Date[]; absences: Absence[] };

/** A professional's calls between two moments with those of their members, and their own absences and open slots. */
export async function listWeek({ db, now }: Pick<Deps, "db" | "now">, agenda: Agenda, hours: Hours): Promise<Week> {
  const [calls, absences, free] = await Promise.all([
    listBookingsBetween(db, agenda, hours),
    listAbsences(db, [agenda.staffId], hours),
    listFreeSlots(db, agenda.staffId, now()),
  ]);
  return { calls, absences, free: free.filter((slot) => slot >= hours.from && slot < hours.to) };
}

async function listFreeSlots(db: Db, staffId: string, now: Date): Promise<Date[]> {
  const offered = await listFreePeople(db, [staffId], offeredSlots(now));
  return offered.filter(({ staffIds }) => staffIds.length > 0).map(({ slot }) => slot);
}

type CallMetrics = { today: number; missed: number; withoutResult: number };

/** Calls of the day that began at `since`, those noted as missed since then, and those without a result for a day. */
export async function callMetrics(
  { db, now }: Pick<Deps, "db" | "now">,
  since: Date = addMs(now(), -DAY_MS),
): Promise<CallMetrics> {
  return {
    today: await countOpenCalls(db, { from: since, to: addMs(since, DAY_MS) }),
    missed: await countMissedCalls(db, since),
    withoutResult: await countOpenCalls(db, { from: new Date(0), to: addMs(now(), -DAY_MS) }),
  };
}
