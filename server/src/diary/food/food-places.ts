import { dayOfId } from "@app/engine/sync/day-id";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { SavedRecord } from "../../sync/record-kind.ts";
import { daysBefore } from "../kinds/diary-day.ts";

export type FoodTable = "food_entries" | "food_entries_archive";

/** A month is archived when its last day is older than this. */
export const LIVE_DAYS = 90;

/** Whatever the sweep did until now, this day is not archived. */
const isRecent = (day: string, now: Date): boolean => day > daysBefore(now, LIVE_DAYS);

/** An id that no device of ours made may say any time. */
export const isStoredDay = (day: string): boolean => day >= "2020-01-01" && day <= "2099-12-31";

/** The tables that may hold entries from this day on. */
export const foodTables = (first: string, now: Date): FoodTable[] =>
  isRecent(first, now) ? ["food_entries"] : ["food_entries", "food_entries_archive"];

/**
 * Finds the table of each entry. The database is asked once for a recent month, whose partition it makes if no sweep
 * did, and at each write to an older one. The load before it holds off a sweep that would move the month meanwhile.
 */
export function createFoodPlaces() {
  const live = new Set<string>();
  return {
    async tableOf(tx: Db, records: readonly SavedRecord[]): Promise<(record: SavedRecord) => FoodTable> {
      const isLive = ({ id, savedAt }: SavedRecord): boolean =>
        live.has(monthOfId(id)) && isRecent(dayOfId(id), savedAt);
      const unknown = new Set(records.filter((record) => !isLive(record)).map(({ id }) => monthOfId(id)));
      const places = await placeMonths(tx, [...unknown]);
      // One that was made now is gone again if the transaction fails.
      for (const [month, place] of places) if (place === "live") live.add(month);
      return ({ id }) => (places.get(monthOfId(id)) === "archive" ? "food_entries_archive" : "food_entries");
    },
  };
}

/** The first day of a day's month: `2026-11-01`. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const monthOfId = (id: string): string => monthOf(dayOfId(id));

async function placeMonths(tx: Db, months: string[]): Promise<Map<string, string>> {
  if (months.length === 0) return new Map();
  const { rows } = await sql<{ month: string; place: string }>`
    select month::text as month, place_food_month(month) as place from unnest(${months}::date[]) as month`.execute(tx);
  return new Map(rows.map(({ month, place }) => [month, place]));
}
