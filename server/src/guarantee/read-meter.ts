import type { GuaranteeLine, GuaranteeMeter } from "@app/contract/guarantee";
import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import type { Line } from "@app/engine/guarantee/lines";
import { type Meter, meterOf } from "@app/engine/guarantee/meter";
import { requestWindow } from "@app/engine/guarantee/request-window";
import { isBetween, windowOf } from "@app/engine/guarantee/window";
import { addDays } from "@app/engine/promises/local-time";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { findCurrentPurchase } from "../checkout/subscriptions/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { type ReadEvidence, readEvidence } from "./evidence/read-evidence.ts";

/** How a member stands with the five lines of following, from what the app recorded; null without a purchase. */
export async function readMeter(deps: Pick<Deps, "now" | "keyRing">, db: Db, accountId: string): Promise<Meter | null> {
  const { access, current } = await findCurrentPurchase({ db, now: deps.now }, accountId);
  if (!current || access === "refunded") return null;
  const { startsAt: accessAt, guaranteeRule: ruleVersion, dispute } = current;
  const { evidence } = await readEvidence(deps, db, { accountId, accessAt, ruleVersion, dispute });
  return meterOf(evidence, getGuaranteeRules(ruleVersion));
}

/** The meter with its days in a calendar. */
function viewMeter({ evidence, dates: { dayOne } }: ReadEvidence): GuaranteeMeter {
  const rules = getGuaranteeRules(evidence.ruleVersion);
  const { day, of, daysLeft, ticks, backDated } = meterOf(evidence, rules);
  const window = windowOf(evidence, rules.content);
  const dateOf = (number: number) => addDays(dayOne, number - 1);
  const daysOfWindow = Math.max(0, window.to - window.from + 1);
  const counted = [...window.activeDays.keys()].filter((number) => number <= window.to).length;
  return {
    day,
    of,
    daysLeft,
    from: dateOf(window.from),
    requestUntil: dateOf(requestWindow(evidence.pauses, rules.content).lastDay),
    pausedDays: daysOfWindow - counted,
    lines: ticks.map(viewLine),
    hidden: evidence.hidden,
    wereLate: evidence.breaches.some((breach) => isBetween(window, breach.day)),
    backDated: { diary: backDated.diary.length, measures: backDated.measures.length },
    plannedSessions: evidence.sessions.planned,
  };
}

export const viewLine = ({ code, ok, waived, have, need, weeks, needWeeks }: Line): GuaranteeLine => ({
  code,
  ok,
  waived: waived ?? false,
  have,
  need,
  weeks: weeks ?? null,
  needWeeks: needWeeks ?? null,
});

/** How a member stands with the guarantee of a purchase; null while nothing was paid. One snapshot. */
export async function readPurchaseMeter(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { purchase, memberId: accountId }: { purchase: Purchase; memberId: string },
): Promise<GuaranteeMeter | null> {
  const { startsAt: accessAt, guaranteeRule: ruleVersion, dispute } = purchase;
  if (!accessAt) return null;
  const asked = { accountId, accessAt, ruleVersion, dispute };
  return viewMeter(await inTransaction(deps.db, (tx) => readEvidence(deps, tx, asked), { isSnapshot: true }));
}
