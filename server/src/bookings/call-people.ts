import type { Db } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time/durations.ts";
import type { CallProfessional } from "./deps.ts";
import { listFreePeople } from "./free-people.ts";
import { listTakenHours } from "./store.ts";

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
