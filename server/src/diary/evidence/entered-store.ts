import { OFFLINE_DAYS } from "@app/contract/guarantee-terms";
import { parseHlc } from "@app/engine/sync/hlc";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { fromUuid } from "../../sync/record-columns.ts";

// More than a window of the guarantee and its pauses can count. The ceilings of records come first (sync/ceilings.ts).
const MAX_WEIGHTS = 5_000;
const MAX_LOGGED = 10_000;
const MAX_WAISTS = 2_000;

export type DayRange = { from: string; to: string };
/** By the device's clock, which it may set as it likes, and when the server first received it. */
export type Entry = { enteredAt: Date; receivedAt: Date };
type Logged = Entry & { day: string; what: "meal" | "complete" | "bad" };

/**
 * Each meal of a day once, of the plan or not, and what was said about the day. Entered: by the device's clock, at the
 * oldest of its fields, because a phone may be offline for days and a correction is no new entry.
 */
export async function listLogged(db: Db, accountId: string, { from, to }: DayRange): Promise<Logged[]> {
  const isMine = sql`account_id = ${accountId} and day between ${from} and ${to} and deleted_at is null`;
  const entered = sql`least(place_hlc, food_hlc, amount_hlc, source_hlc)`;
  const { rows } = await sql<{ day: string; what: Logged["what"]; entered: string; received: Date }>`
    select day::text as day, what, min(entered::text) as entered, min(saved_at) as received from (
      select day, 'meal' as what, meal, ${entered} as entered, saved_at from food_entries where ${isMine}
      union all
      select day, 'meal', meal, ${entered}, saved_at from food_entries_archive where ${isMine}
      union all
      select day, 'meal', split_part(part, '.', 2), least(meal_hlc, at_hlc), saved_at from eaten_meals where ${isMine}
      union all
      select day, 'complete', null, is_complete_hlc, saved_at from diary_days where ${isMine} and is_complete
      union all
      select day, 'bad', null, bad_day_hlc, saved_at from diary_days where ${isMine} and is_bad
    ) as logged group by day, what, meal order by 1, 3 limit ${MAX_LOGGED}`.execute(db);
  return rows.map(({ day, what, entered: hlc, received }) => ({
    day,
    what,
    enteredAt: timeOf(hlc),
    receivedAt: received,
  }));
}

/** Rules that allow to enter a day later count at most this many; later ones are all as late. */
const LATEST_DAY = 14;

/**
 * The last weight of each day, oldest first: one for each day in which it was entered, because a rule may not count what
 * was entered late, and for each span of hidden figures, whose moments are `changes`. `lastAt` is the oldest of their
 * newest fields: a correction of the time is a new word about it.
 */
export async function listEnteredWeights(
  db: Db,
  accountId: string,
  { since, until, timeZone, changes }: { since: Date; until: Date; timeZone: string; changes: readonly Date[] },
): Promise<(Entry & { at: Date; kg: number; lastAt: Date })[]> {
  const { rows } = await sql<{ at: Date; kg: string; entered: string; last: string; received: Date }>`
    select distinct on (day, late, hidden) at, kg, entered::text as entered, received,
      min(last::text) over (partition by day, late, hidden) as last
    from (
      select at, kg, (at at time zone ${timeZone})::date as day, entered, received, last,
        -- A device's clock says any time of the past: the receipt bounds it.
        greatest(-1, least(${LATEST_DAY}, greatest(
          (entered_at at time zone ${timeZone})::date,
          (received at time zone ${timeZone})::date - ${OFFLINE_DAYS}::int
        ) - (at at time zone ${timeZone})::date)) as late,
        (select count(*) from unnest(${[...changes]}::timestamptz[]) as change where change <= entered_at) as hidden
      from (
        select at, kg, saved_at as received, least(at_hlc, kg_hlc) as entered, greatest(at_hlc, kg_hlc) as last,
          -- The first 48 bits of a clock are its milliseconds.
          to_timestamp(('x' || left(replace(least(at_hlc, kg_hlc)::text, '-', ''), 12))::bit(48)::bigint / 1000.0) as entered_at
        from weights
        where account_id = ${accountId} and at >= ${since} and at < ${until} and kg is not null and deleted_at is null
      ) as dated_weights
    ) as by_day
    order by day, late, hidden, at desc
    limit ${MAX_WEIGHTS}`.execute(db);
  const weights = rows.map(({ at, kg, entered, last, received }) => ({
    at,
    kg: Number(kg),
    enteredAt: timeOf(entered),
    lastAt: timeOf(last),
    receivedAt: received,
  }));
  return weights.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Oldest first. */
export async function listEnteredWaists(
  db: Db,
  accountId: string,
  { from, to }: DayRange,
): Promise<(Entry & { day: string; cm: number })[]> {
  const { rows } = await sql<{ day: string; cm: string; entered: string; received: Date }>`
    select day::text as day, cm, saved_at as received, least(measure_hlc, cm_hlc)::text as entered from body_measures
    where account_id = ${accountId} and day between ${from} and ${to} and site = 'cintura' and cm is not null
      and deleted_at is null
    order by 1 limit ${MAX_WAISTS}`.execute(db);
  return rows.map(({ day, cm, entered, received }) => ({
    day,
    cm: Number(cm),
    enteredAt: timeOf(entered),
    receivedAt: received,
  }));
}

const timeOf = (uuid: string): Date => new Date(parseHlc(fromUuid(uuid)).ms);
