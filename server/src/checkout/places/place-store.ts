import type { Day } from "@app/engine/promises/local-time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { type Starter, weekAhead, weekOf, weeksBetween } from "./places.ts";

/** Beyond the usual limit: a crowd that confirms at once waits in line, where each takes some milliseconds. */
const WAIT = "10s";

/** One lock for all places, until the transaction ends: what is counted under it is still true when it commits. */
export async function lockPlaces(tx: Db): Promise<void> {
  await sql`select set_config('lock_timeout', ${WAIT}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('places', 0))`.execute(tx);
}

/**
 * Members whose time is not over, once each, and the open payments other than this one. An open payment holds no place of
 * this week, only the later one that its buyer read.
 */
const startersOf = ({ now, without }: { now: Date; without: string | null }): RawBuilder<Starter> => sql`
    select account_id, min(coalesce(people_from, starts_at)) as starts_at
    from subscription_periods where ended_at is null and ends_at > ${now} group by account_id
    union all
    select null, shown_start_at from payments
    where shown_start_at is not null and replaced_at is null and status in ('pending', 'processing')
      and id is distinct from ${without}`;

/** Numbers are never used again: a place that is free again is a new one. */
export async function nextPlaceNumber(tx: Db, week: Day): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(place_number), 0) + 1 as number from subscription_periods
    where place_week = ${week}`.execute(tx);
  return rows[0]?.number ?? 1;
}

type PlacesLeft = {
  /** To start now. */
  left: number;
  /** The Monday of the first later week with a place; null when none of the weeks that are offered has one. */
  startsOn: Day | null;
  hasPlaceOn: (monday: Day) => boolean;
};

/** Places by the week in which people start, from what is true at this moment. */
export async function countPlaces(
  { places, now }: Pick<Deps, "places" | "now">,
  db: Db,
  { without = null }: { without?: string | null } = {},
): Promise<PlacesLeft> {
  const at = now();
  const [left = 0, ...later] = await places.countStarts(db, { now: at, starters: startersOf({ now: at, without }) });
  const first = later.findIndex((count) => count > 0);
  return {
    left,
    startsOn: first < 0 ? null : weekAhead(at, first + 1),
    hasPlaceOn(monday) {
      const ahead = weeksBetween(weekOf(at), monday);
      return monday === weekAhead(at, ahead) && (later[ahead - 1] ?? 0) > 0;
    },
  };
}
