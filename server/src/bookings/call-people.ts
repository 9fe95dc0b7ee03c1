import { CALL_MS } from "@app/engine/bookings/slots";
import type { Db } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import type { CallProfessional, Deps } from "./deps.ts";
import { type Absence, listAbsences, listOpenCallsOf, listTakenHours, setCallPerson } from "./store.ts";

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

/** A colleague of the member's own professional, which the member must have agreed to. Who has none has no colleague. */
export const isColleague = (people: readonly CallProfessional[], staffId: string): boolean =>
  people.some(({ isOwn, staffId: id }) => isOwn && id !== staffId);

/**
 * Of these people those who take calls and are free then, colleagues where the member agreed: their own first, then who has
 * the fewest calls around that hour.
 */
export async function listTakers(
  db: Db,
  people: readonly CallProfessional[],
  { startsAt, withColleague }: { startsAt: Date; withColleague: boolean },
): Promise<string[]> {
  const able = people.filter(
    ({ takesCalls, staffId }) => takesCalls && (withColleague || !isColleague(people, staffId)),
  );
  const staffIds = able.map(({ staffId }) => staffId);
  const free = (await listFreePeople(db, staffIds, [startsAt]))[0]?.staffIds ?? [];
  if (free.length < 2) return free;
  const around = { from: addMs(startsAt, -DAY_MS), to: addMs(startsAt, DAY_MS) };
  const taken = await listTakenHours(db, free, around);
  const own = people.find(({ isOwn }) => isOwn)?.staffId;
  const calls = (id: string) => (id === own ? -1 : taken.filter(({ staffId }) => staffId === id).length);
  return free.toSorted((one, other) => calls(one) - calls(other));
}

/**
 * The calls to come of a person who leaves go at the same hour to the members' new professionals, where these are free.
 * The others stand in the new professional's agenda, to be moved with the member's yes. In the transaction of the
 * dismissal, once the members have their new professionals.
 */
export async function handOverCalls(
  { now, listCallProfessionals }: Pick<Deps, "now" | "listCallProfessionals">,
  tx: Db,
  leaving: string,
): Promise<void> {
  for (const call of await listOpenCallsOf(tx, leaving, now())) {
    const { accountId, professional, startsAt } = call;
    const people = await listCallProfessionals(tx, { accountId, professional, now: now() });
    if (!people.some(({ isOwn }) => isOwn)) continue;
    const [staffId] = await listTakers(tx, people, { startsAt, withColleague: false });
    if (staffId) await setCallPerson(tx, call, staffId);
  }
}
