import type { ProfessionalKey } from "@app/contract/bookings";
import type { Db } from "../platform/database/db.ts";
import { type Absence, type Hours, listAbsences, type Professionals } from "./absence-store.ts";
import { type Booking, offeredSlots } from "./booking.ts";
import { listClosedSlots } from "./closed-slots.ts";
import type { Deps } from "./deps.ts";
import { listBookingsBetween, listTakenHours } from "./store.ts";

export type Week = { calls: Booking[]; free: Date[]; absences: Absence[] };

/** A profession's calls between two moments, and the absences and open slots of one of its professionals. */
export async function listWeek(
  { db, now }: Pick<Deps, "db" | "now">,
  { professional, staffId }: { professional: ProfessionalKey; staffId: string },
  hours: Hours,
): Promise<Week> {
  const people = { professional, staffIds: [staffId] };
  const [calls, absences, free] = await Promise.all([
    listBookingsBetween(db, professional, hours),
    listAbsences(db, people, hours),
    listFreeSlots(db, people, now()),
  ]);
  return { calls, absences, free: free.filter((slot) => slot >= hours.from && slot < hours.to) };
}

/** Offered, not taken, and not within an absence. */
async function listFreeSlots(db: Db, people: Professionals, now: Date): Promise<Date[]> {
  const slots = offeredSlots(now);
  const closed = await listClosedHours(db, people, slots);
  return slots.filter((slot) => !closed.has(slot.getTime()));
}

/** Of these slots, those that are taken or in which all of these people are away, in milliseconds since 1970. */
export async function listClosedHours(db: Db, people: Professionals, slots: readonly Date[]): Promise<Set<number>> {
  const [from, to] = [slots[0], slots.at(-1)];
  if (!from || !to) return new Set();
  const taken = await listTakenHours(db, people.professional, { from, to });
  const away = await listClosedSlots(db, people, slots);
  return new Set([...taken, ...away].map((hour) => hour.getTime()));
}
