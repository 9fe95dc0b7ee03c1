import { brand } from "@app/contract/brand";
import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { requestWindow } from "@app/engine/guarantee/request-window";
import { addDays } from "@app/engine/promises/local-time";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { listPlanPauses } from "../pauses/queries.ts";
import { findFirstVersions } from "../plans/queries.ts";
import type { Db } from "../platform/database/db.ts";
import { endOfDayAfter } from "../platform/time.ts";
import { type PausedDays, pauseEvidenceOf } from "./evidence/pause-evidence.ts";
import { openCalendar } from "./evidence/window-calendar.ts";

export type GuaranteeDeadlines = (purchase: Purchase) => Date | undefined;

/**
 * The last moment for a request, of each purchase of a member: by the rules that it was made with, whose days begin with
 * the first plan and leave pauses out. Undefined while nothing was paid.
 */
export async function readDeadlines(
  db: Db,
  accountId: string,
  now: Date,
  /** Others than there were, to say what a pause would move. */
  paused?: readonly PausedDays[],
): Promise<GuaranteeDeadlines> {
  const { provisionalAt, definitiveAt } = await findFirstVersions(db, accountId);
  const planPauses = paused ?? (await listPlanPauses(db, accountId));
  return ({ startsAt: accessAt, guaranteeRule }) => {
    if (!accessAt) return undefined;
    const calendar = openCalendar({ accessAt, shownAt: [provisionalAt, definitiveAt], answeredAt: null, now });
    const { content: rules } = getGuaranteeRules(guaranteeRule);
    const { lastDay } = requestWindow(pauseEvidenceOf(planPauses, calendar), rules);
    return endOfDay(addDays(calendar.dayOne, lastDay - 1));
  };
}

const { timeZone } = brand.serviceHours;
/** Noon lies on the same day in every zone that the service has. */
const endOfDay = (day: string): Date => endOfDayAfter(timeZone, new Date(`${day}T15:00:00Z`), 0);
