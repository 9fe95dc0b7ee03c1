import { addDays, localTimeOf, weekdayOf } from "@app/engine/promises/local-time";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { Deps } from "../deps.ts";
import { isPausedOn, isWeekPaused, type PausedSpan, type ReviewWindow, windowAt } from "../review-window.ts";
import { findSchedule } from "./schedule-store.ts";

type WindowDeps = Pick<Deps, "now" | "keyRing" | "listPausedSpans">;

/** The window that is open for this member, or would be if the plan were not paused. */
export async function findWindow(
  deps: WindowDeps,
  tx: Db,
  accountId: string,
): Promise<{ window: ReviewWindow; isPaused: boolean } | undefined> {
  const now = deps.now();
  const window = windowAt(now);
  const schedule = await findSchedule(tx, accountId);
  if (!schedule || schedule.startsAt > window.opensAt) return undefined;
  if ((await programmeAccess({ db: tx, now: deps.now }, accountId)) !== "active") return undefined;
  const inForce = await findInForce(deps, tx, accountId);
  if (!inForce || !isPlannedOutcome(inForce.outcome)) return undefined;
  const spans = await deps.listPausedSpans(tx, accountId);
  const today = localTimeOf(promiseHours.timeZone, now.getTime()).day;
  return { window, isPaused: isPausedOn(today, spans) || isWeekPaused(window.week, spans) };
}

/** The window that is open for this member: with access, a plan from before it opened, and nothing that stops the plan. */
export async function findOpenWindow(deps: WindowDeps, tx: Db, accountId: string): Promise<ReviewWindow | undefined> {
  const found = await findWindow(deps, tx, accountId);
  return found && !found.isPaused ? found.window : undefined;
}

/** The first Sunday after a day on which a review opens, with the plan paused on these days. */
export function nextReviewDay(today: string, spans: readonly PausedSpan[]): string {
  let sunday = addDays(today, 7 - weekdayOf(today));
  while (isPausedOn(sunday, spans) || isWeekPaused(addDays(sunday, -6), spans)) sunday = addDays(sunday, 7);
  return sunday;
}

/** Whether reviews open for a member at all: from the first plan on. */
export const hasReviews = async (db: Db, accountId: string): Promise<boolean> =>
  (await findSchedule(db, accountId)) !== undefined;
