import type { PlatformDeps } from "../../platform/deps.ts";
import { dayOf, daysBefore } from "../kinds/diary-day.ts";
import { LIVE_DAYS } from "./food-places.ts";
import { archiveMonth, listLiveMonths, makeMonth } from "./month-store.ts";

const MONTHS_AHEAD = 3;

/** Makes the partitions of this month and the next three. */
export async function makeMonths({ db, now }: Pick<PlatformDeps, "db" | "now">): Promise<void> {
  const live = new Set(await listLiveMonths(db));
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = monthAfter(now(), ahead);
    if (!live.has(month)) await makeMonth(db, month);
  }
}

/** How many whole months after this one have their partition. */
export async function countMonthsAhead({ db, now }: Pick<PlatformDeps, "db" | "now">): Promise<number> {
  const live = new Set(await listLiveMonths(db));
  let ahead = 0;
  while (live.has(monthAfter(now(), ahead + 1))) ahead += 1;
  return ahead;
}

const monthAfter = (now: Date, ahead: number): string =>
  dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)));

/** Moves the months that ended more than 90 days ago, oldest first and each in a transaction of its own. */
export async function archiveMonths({ db, now }: Pick<PlatformDeps, "db" | "now">): Promise<void> {
  const limit = daysBefore(now(), LIVE_DAYS);
  for (const month of await listLiveMonths(db)) if (lastDayOf(month) < limit) await archiveMonth(db, month);
}

function lastDayOf(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)));
}
