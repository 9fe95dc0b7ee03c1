import { CALL_MS } from "@app/engine/bookings/slots";
import type { Db } from "../platform/database/db.ts";
import { addMs } from "../platform/time/durations.ts";
import { type Absence, listAbsences } from "./absence-store.ts";
import { listTakenHours } from "./store.ts";

/**
 * Who of these people is free in each of these slots: no call holds the hour, and they are not away. Slots are in order of
 * time, people as they are given.
 */
export async function listFreePeople(
  db: Db,
  staffIds: readonly string[],
  slots: readonly Date[],
): Promise<{ slot: Date; staffIds: string[] }[]> {
  const [from, to] = [slots[0], slots.at(-1)];
  if (!from || !to || staffIds.length === 0) return slots.map((slot) => ({ slot, staffIds: [] }));
  const taken = await listTakenHours(db, staffIds, { from, to });
  const absences = await listAbsences(db, staffIds, { from, to: addMs(to, CALL_MS) });
  const held = new Set(taken.map(({ staffId, startsAt }) => `${staffId} ${startsAt.getTime()}`));
  return slots.map((slot) => ({
    slot,
    staffIds: staffIds.filter((id) => !held.has(`${id} ${slot.getTime()}`) && !isAway(absences, id, slot)),
  }));
}

const isAway = (absences: readonly Absence[], id: string, slot: Date): boolean =>
  absences.some(
    ({ staffId, startsAt, endsAt }) => staffId === id && startsAt.getTime() < slot.getTime() + CALL_MS && endsAt > slot,
  );
