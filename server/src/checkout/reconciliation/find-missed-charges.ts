import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import { hasOpenPayments } from "../payments/payment-store.ts";
import { findKnownCharges, findWalk, upsertWalk } from "../settlement/charge-store.ts";
import { matchPayment } from "../settlement/match-payment.ts";
import { settleCharge } from "../settlement/settle-charge.ts";
import { onePerInstallmentPlan } from "./reconcile-payments.ts";

const LOOKBACK_MS = 2 * 60 * 60_000;
/** Each page costs a call of the gateway's quota: older charges wait for the next sweep. */
const MAX_PAGES = 10;
/** The gateway lists newest first: from a charge stored this long before the last walk on, that walk covered all. */
const KNOWN_HORIZON_MS = 10 * 60_000;
/** Below this many calls left, the quota is kept for payments that buyers are waiting for. */
const CALLS_TO_SPARE = 500;
const PAID_STATES = new Set<Charge["state"]>(["captured", "settled", "disputed", "dispute-won"]);

/** Finds payments whose webhook was missed: one call a minute for all open payments, a few more at peak. */
export async function findMissedCharges(deps: Deps): Promise<void> {
  const { db, gateway, now } = deps;
  const beganAt = now();
  const quota = gateway.quota();
  const isShort = quota !== null && quota.callsLeft < CALLS_TO_SPARE && quota.resetsAt > beganAt;
  if (isShort || !(await hasOpenPayments(db))) return;
  const last = await findWalk(db, gateway.name);
  const reachesTo = Math.min(beganAt.getTime(), last?.beganAt.getTime() ?? beganAt.getTime()) - KNOWN_HORIZON_MS;
  const since = Math.min(beganAt.getTime() - LOOKBACK_MS, reachesTo);
  let pages = 0;
  for await (const page of gateway.walkCharges(new Date(since))) {
    const paid = onePerInstallmentPlan(page).filter(({ state }) => PAID_STATES.has(state));
    const known = await findKnownCharges(db, gateway.name, paid.map(idOf));
    for (const charge of paid) if (!known.has(idOf(charge))) await settle(deps, charge);
    pages += 1;
    if ([...known.values()].some((at) => at.getTime() < reachesTo)) break;
    // The walk is incomplete: an older payment may no longer be taken for unpaid.
    if (pages === MAX_PAGES) return upsertWalk(db, gateway.name, { coversFrom: beganAt, beganAt });
  }
  await upsertWalk(db, gateway.name, { coversFrom: last?.coversFrom ?? new Date(reachesTo), beganAt });
}

async function settle(deps: Deps, charge: Charge): Promise<void> {
  const paymentId = await matchPayment(deps, charge);
  if (paymentId) await settleCharge(deps, paymentId, charge);
}

const idOf = ({ installmentPlanId, chargeId }: Charge): string => installmentPlanId ?? chargeId;
