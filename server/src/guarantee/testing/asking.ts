import { randomUUID } from "node:crypto";
import { findPurchase } from "../../checkout/subscriptions/queries.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { makePromise } from "../../promises/make-promise.ts";
import type { GuaranteeDecisionRecord } from "../decisions/decision.ts";
import { requestDecision } from "../decisions/request-decision.ts";

type Bought = { accountId: string; paymentId: string };

/** Access began ten days ago, and the definitive plan was due after five: the rules grant, whatever the member did. */
export async function waitedForPlan(deps: Deps, { accountId, paymentId }: Bought): Promise<void> {
  const startsAt = addMs(deps.now(), -10 * DAY_MS);
  await inTransaction(deps.db, async (tx) => {
    await tx.updateTable("subscriptionPeriods").set({ startsAt }).where("paymentId", "=", paymentId).execute();
    await makePromise(deps, tx, { accountId, kind: "definitive-plan", subject: paymentId, startsAt });
  });
}

export async function asksGuarantee(
  deps: Deps,
  { accountId: memberId, paymentId }: Bought,
): Promise<GuaranteeDecisionRecord> {
  const purchase = await findPurchase(deps, { accountId: memberId, paymentId });
  if (!purchase) throw new Error("nothing was bought");
  return requestDecision(deps, { id: randomUUID(), purchase, memberId, requestedBy: "buyer" });
}

/** Of a plan that came late: granted by itself the first time, with a person the second time. */
export async function asksAfterWaiting(deps: Deps, bought: Bought): Promise<GuaranteeDecisionRecord> {
  await waitedForPlan(deps, bought);
  return asksGuarantee(deps, bought);
}
