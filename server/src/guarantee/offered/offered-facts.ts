import { cycles } from "@app/contract/catalogue";
import { dayNumber } from "@app/engine/progress/day-number";
import type { OfferedFacts } from "@app/engine/refunds/refund-due";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { findFirstVersions } from "../../plans/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { DAY_MS } from "../../platform/time.ts";
import { dayAt } from "../evidence/window-calendar.ts";
import { readDeadlines } from "../read-deadlines.ts";

export type OfferedPurchase = Pick<
  OfferedFacts,
  "today" | "amountCents" | "planShownOn" | "guaranteeUntil" | "paidDays" | "usedDays"
>;

type Bought = { accountId: string; purchase: Purchase & { paidAt: Date }; at: Date };

/** Where a purchase stands on the day of a request: what the amount depends on. */
export async function readOfferedPurchase(db: Db, { accountId, purchase, at }: Bought): Promise<OfferedPurchase> {
  const { paidAt, startsAt, peopleFrom, amountCents, cycle } = purchase;
  const dayOf = (moment: Date): number => dayNumber(dayAt(moment)) - dayNumber(dayAt(paidAt));
  const { provisionalAt, definitiveAt } = await findFirstVersions(db, accountId);
  const shownOn = [provisionalAt, definitiveAt].flatMap((shown) => (shown ? [dayOf(shown)] : []));
  const guaranteeUntil = (await readDeadlines(db, accountId, at))(purchase);
  const countsFrom = peopleFrom ?? startsAt ?? paidAt;
  return {
    today: dayOf(at),
    amountCents,
    planShownOn: shownOn.length > 0 ? Math.max(0, Math.min(...shownOn)) : null,
    guaranteeUntil: guaranteeUntil ? dayOf(guaranteeUntil) : null,
    paidDays: cycles[cycle].days,
    usedDays: Math.max(0, Math.floor((at.getTime() - countsFrom.getTime()) / DAY_MS)),
  };
}
