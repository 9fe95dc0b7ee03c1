import { parseHlc } from "@app/engine/sync/hlc";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { fromUuid } from "../../sync/hlc-column.ts";

export type DayRange = { from: string; to: string };
type Logged = { day: string; what: "meal" | "complete" | "bad"; enteredAt: Date };

/**
 * Each meal of a day once, of the plan or not, and what was said about the day. Entered: by the device's clock, at the
 * oldest of its fields, because a phone may be offline for days and a correction is no new entry.
 */
export async function listLogged(db: Db, accountId: string, { from, to }: DayRange): Promise<Logged[]> {
  const isMine = sql`account_id = ${accountId} and day between ${from} and ${to} and deleted_at is null`;
  const entered = sql`least(place_hlc, food_hlc, amount_hlc, source_hlc)`;
  const { rows } = await sql<{ day: string; what: Logged["what"]; entered: string }>`
    select day::text as day, what, min(entered::text) as entered from (
      select day, 'meal' as what, meal, ${entered} as entered from food_entries where ${isMine}
      union all
      select day, 'meal', meal, ${entered} from food_entries_archive where ${isMine}
      union all
      select day, 'meal', split_part(part, '.', 2), least(meal_hlc, at_hlc) from eaten_meals where ${isMine}
      union all
      select day, 'complete', null, is_complete_hlc from diary_days where ${isMine} and is_complete
      union all
      select day, 'bad', null, bad_day_hlc from diary_days where ${isMine} and is_bad
    ) as logged group by day, what, meal order by 1, 3`.execute(db);
  return rows.map(({ day, what, entered: hlc }) => ({ day, what, enteredAt: timeOf(hlc) }));
}

/** Oldest first. `lastAt` is that of the newest field: a correction of the time is a new word about it. */
export async function listEnteredWeights(
  db: Db,
  accountId: string,
  { since, until }: { since: Date; until: Date },
): Promise<{ at: Date; kg: number; enteredAt: Date; lastAt: Date }[]> {
  const { rows } = await sql<{ at: Date; kg: string; entered: string; last: string }>`
    select at, kg, least(at_hlc, kg_hlc)::text as entered, greatest(at_hlc, kg_hlc)::text as last from weights
    where account_id = ${accountId} and at >= ${since} and at < ${until} and kg is not null and deleted_at is null
    order by at`.execute(db);
  return rows.map(({ at, kg, entered, last }) => ({
    at,
    kg: Number(kg),
    enteredAt: timeOf(entered),
    lastAt: timeOf(last),
  }));
}

/** Oldest first. */
export async function listEnteredWaists(
  db: Db,
  accountId: string,
  { from, to }: DayRange,
): Promise<{ day: string; cm: number; enteredAt: Date }[]> {
  const { rows } = await sql<{ day: string; cm: string; entered: string }>`
    select day::text as day, cm, least(measure_hlc, cm_hlc)::text as entered from body_measures
    where account_id = ${accountId} and day between ${from} and ${to} and site = 'cintura' and cm is not null
      and deleted_at is null
    order by 1`.execute(db);
  return rows.map(({ day, cm, entered }) => ({ day, cm: Number(cm), enteredAt: timeOf(entered) }));
}

const timeOf = (uuid: string): Date => new Date(parseHlc(fromUuid(uuid)).ms);
