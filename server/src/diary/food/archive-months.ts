import type { PlatformDeps } from "../../platform/deps.ts";
import { dayOf, daysBefore } from "../kinds/diary-day.ts";
import { LIVE_DAYS } from "./food-places.ts";
import { archiveMonth, listLiveMonths } from "./month-store.ts";

/** Moves the months that ended more than 90 days ago, oldest first and each in a transaction of its own. */
export async function archiveMonths({ db, now }: Pick<PlatformDeps, "db" | "now">): Promise<void> {
  const limit = daysBefore(now(), LIVE_DAYS);
  for (const month of await listLiveMonths(db)) if (lastDayOf(month) < limit) await archiveMonth(db, month);
}

function lastDayOf(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)));
}
