import { addDays, weekdayOf } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import { isPausedOn, isWeekPaused, type PausedSpan } from "./paused-weeks.ts";
import { findSchedule } from "./schedule-store.ts";

/** The first Sunday after a day on which a review opens, with the plan paused on these days. */
export function nextReviewDay(today: string, spans: readonly PausedSpan[]): string {
  let sunday = addDays(today, 7 - weekdayOf(today));
  while (isPausedOn(sunday, spans) || isWeekPaused(addDays(sunday, -6), spans)) sunday = addDays(sunday, 7);
  return sunday;
}

/** Whether reviews open for a member at all: from the first plan on. */
export const hasReviews = async (db: Db, accountId: string): Promise<boolean> =>
  (await findSchedule(db, accountId)) !== undefined;
