import { HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { findWalk, upsertWalk } from "../gateway/gateway-store.ts";
import { hasOpenPayments } from "../payments/payment-store.ts";
import { isMoneyHeld, salesIn } from "../settlement/charge.ts";
import { findKnownCharges, findMatch } from "../settlement/charge-store.ts";
import { settleCharge } from "../settlement/settle-charge.ts";

const LOOKBACK_MS = 2 * HOUR_MS;
/** Each page costs a call of the gateway's quota: older charges wait for the next sweep. */
const MAX_PAGES = 10;
/** The gateway lists newest first: from a charge stored this long before the last walk on, that walk covered all. */
const KNOWN_HORIZON_MS = 10 * MINUTE_MS;
/** Below this many calls left, the quota is kept for payments that buyers are waiting for. */
const CALLS_TO_SPARE = 500;

/** Finds payments whose webhook was missed: one call a minute for all open payments, a few more at peak. */
export async function findMissedCharges(
  deps: Pick<Deps, "db" | "gateway" | "jobs" | "ads" | "team" | "places" | "now">,
): Promise<void> {
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
    const paid = salesIn(page).filter(({ charge }) => isMoneyHeld(charge));
    const ids = paid.map(({ id }) => id);
    const known = await findKnownCharges(db, gateway.name, ids);
    for (const { id, charge } of paid) {
      const missed = known.has(id) ? undefined : await findMatch(db, gateway.name, charge);
      if (missed) await settleCharge(deps, missed.paymentId, charge);
    }
    pages += 1;
    if ([...known.values()].some((at) => at.getTime() < reachesTo)) break;
    // The walk is incomplete: an older payment may no longer be taken for unpaid.
    if (pages === MAX_PAGES) return upsertWalk(db, gateway.name, { coversFrom: beganAt, beganAt });
  }
  await upsertWalk(db, gateway.name, { coversFrom: last?.coversFrom ?? new Date(reachesTo), beganAt });
}
