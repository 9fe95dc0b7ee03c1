import type { Deps } from "../deps.ts";
import { findKnownCharges, findWalk, upsertWalk } from "./charge-store.ts";
import type { Charge } from "./gateway.ts";
import { matchPayment } from "./match-payment.ts";
import { onePerInstallmentPlan } from "./reconcile-payments.ts";
import { settleCharge } from "./settle-charge.ts";
import { hasOpenPayments } from "./store.ts";

const LOOKBACK_MS = 2 * 60 * 60_000;
/** A page is a call, and calls are counted: what lies deeper waits for the next round. */
const MAX_PAGES = 10;
/** The gateway names the newest first: a charge seen so long before our last walk was made before it, as all behind it. */
const KNOWN_HORIZON_MS = 10 * 60_000;
/** Below this many calls left, only what somebody waits for is asked. */
const CALLS_TO_SPARE = 500;
const worthSettling = new Set<Charge["state"]>(["captured", "settled", "disputed", "dispute-won"]);

/** Webhooks can get lost. A call a minute for everybody, in a rush some more, finds the money nobody told us about. */
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
    const paid = onePerInstallmentPlan(page).filter(({ state }) => worthSettling.has(state));
    const seen = await findKnownCharges(db, gateway.name, paid.map(idOf));
    for (const charge of paid) if (!seen.has(idOf(charge))) await settle(deps, charge);
    pages += 1;
    if ([...seen.values()].some((at) => at.getTime() < reachesTo)) break;
    // Not all was seen: from here on, nothing older may be taken for unpaid.
    if (pages === MAX_PAGES) return upsertWalk(db, gateway.name, { coversFrom: beganAt, beganAt });
  }
  await upsertWalk(db, gateway.name, { coversFrom: last?.coversFrom ?? new Date(reachesTo), beganAt });
}

async function settle(deps: Deps, charge: Charge): Promise<void> {
  const paymentId = await matchPayment(deps, charge);
  if (paymentId) await settleCharge(deps, paymentId, charge);
}

const idOf = ({ installmentPlanId, chargeId }: Charge): string => installmentPlanId ?? chargeId;
