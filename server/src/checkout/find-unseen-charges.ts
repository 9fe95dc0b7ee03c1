import type { Deps } from "../deps.ts";
import { unseenAmong } from "./charge-store.ts";
import type { Charge } from "./gateway.ts";
import { matchPayment } from "./match-payment.ts";
import { onePerPlan } from "./reconcile-payments.ts";
import { settleCharge } from "./settle-charge.ts";
import { hasOpenPayments } from "./store.ts";

const LOOK_BACK_MS = 2 * 60 * 60_000;
/** Below this many calls left, only what somebody waits for is asked. */
const CALLS_TO_SPARE = 500;
const worthSettling = new Set<Charge["state"]>(["captured", "settled"]);

/** Webhooks can get lost. One call a minute, for everybody together, finds the money nobody told us about. */
export async function findUnseenCharges(deps: Deps): Promise<void> {
  const { db, gateway, now } = deps;
  const left = gateway.callsLeft();
  if ((left !== null && left < CALLS_TO_SPARE) || !(await hasOpenPayments(db))) return;
  const recent = onePerPlan(await gateway.listRecentCharges(new Date(now().getTime() - LOOK_BACK_MS)));
  const paid = recent.filter(({ state }) => worthSettling.has(state));
  const unseen = await unseenAmong(db, gateway.name, paid.map(idOf));
  for (const charge of paid.filter((one) => unseen.has(idOf(one)))) {
    const paymentId = await matchPayment(deps, charge);
    if (paymentId) await settleCharge(deps, paymentId, charge);
  }
}

const idOf = ({ installmentPlanId, chargeId }: Charge): string => installmentPlanId ?? chargeId;
