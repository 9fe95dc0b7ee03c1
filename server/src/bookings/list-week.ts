import type { Db } from "../platform/database/db.ts";
import { type Absence, type Hours, listAbsences } from "./absence-store.ts";
import { type Booking, offeredSlots } from "./booking.ts";
import type { Deps } from "./deps.ts";
import { listFreePeople } from "./free-people.ts";
import { type Agenda, listBookingsBetween } from "./store.ts";

export type Week = { calls: Booking[]; free: Date[]; absences: Absence[] };

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
