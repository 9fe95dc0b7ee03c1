import type { Day } from "@app/engine/promises/local-time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Starter } from "./starter.ts";

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
export const startersOf = ({ now, without }: { now: Date; without: string | null }): RawBuilder<Starter> => sql`
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
