import type { ProfessionalKey } from "@app/contract/bookings";
import type { Db } from "../platform/database/db.ts";
import { type Absence, type Hours, listAbsences } from "./absence-store.ts";
import { type Booking, offeredSlots } from "./booking.ts";
import { isWithin } from "./closed-slots.ts";
import type { Deps } from "./deps.ts";
import { listBookingsBetween, listTakenHours } from "./store.ts";

export type Week = { calls: Booking[]; free: Date[]; absences: Absence[] };

/** A profession's calls, absences and open slots between two moments. */
export async function listWeek(
  { db, now }: Pick<Deps, "db" | "now">,
  professional: ProfessionalKey,
  hours: Hours,
): Promise<Week> {
  const [calls, absences, free] = await Promise.all([
    listBookingsBetween(db, professional, hours),
    listAbsences(db, professional, hours),
    listFreeSlots(db, professional, now()),
  ]);
  return { calls, absences, free: free.filter((slot) => slot >= hours.from && slot < hours.to) };
}

/** Offered, not taken, and not within an absence. */
export async function listFreeSlots(db: Db, professional: ProfessionalKey, now: Date): Promise<Date[]> {
  const slots = offeredSlots(now);
  const closed = await listClosedHours(db, professional, slots);
  return slots.filter((slot) => !closed.has(slot.getTime()));
}

/** Of these slots, those that are taken or fall into an absence, in milliseconds since 1970. */
export async function listClosedHours(
  db: Db,
  professional: ProfessionalKey,
  slots: readonly Date[],
): Promise<Set<number>> {
  const [from, to] = [slots[0], slots.at(-1)];
  if (!from || !to) return new Set();
  const taken = await listTakenHours(db, professional, { from, to });
  const absences = await listAbsences(db, professional, { from, to: new Date(to.getTime() + 1) });
  const away = slots.filter((slot) => isWithin(absences, slot));
  return new Set([...taken, ...away].map((hour) => hour.getTime()));
}
