import { lockPayment } from "../../checkout/payments/get-payment.ts";
import { requestRefund } from "../../checkout/refunds/request-refund.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, DAY_MS } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import type { GuaranteeChoice, GuaranteeDecisionRecord } from "./decision.ts";
import { findDecision, saveChoice } from "./decision-store.ts";

/** Then the request is made again, and decided by what is so at that time. */
const OPEN_MS = 30 * DAY_MS;

type Choosing = { accountId: string; id: string; choice: GuaranteeChoice; requestedBy: string };

/**
 * A pregnant member resumes later, or has the money back without conditions. Who chose to resume may still take the money;
 * money that is on its way is not called back.
 */
export async function choose(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "now" | "onRefundRequested">,
  { accountId, id, choice, requestedBy }: Choosing,
): Promise<GuaranteeDecisionRecord> {
  const encryption = deps.keyRing.encryption("health-data");
  return inTransaction(deps.db, async (tx) => {
    const found = await findDecision(tx, encryption, accountId, id);
    if (found?.decision !== "choice") throw new Problem("not-found");
    const payment = await lockPayment(tx, found.paymentId);
    // Again, now that no other request can change it.
    const { chosen } = (await findDecision(tx, encryption, accountId, id)) ?? found;
    if (chosen === choice) return { ...found, chosen };
    if (chosen === "reembolso-de-cortesia") throw new Problem("refund-already-requested");
    if (deps.now() > addMs(found.decidedAt, OPEN_MS)) throw new Problem("refund-too-late");
    if (choice === "reembolso-de-cortesia")
      await requestRefund(deps, tx, { paymentId: payment.id, kind: "goodwill", requestedBy });
    await saveChoice(tx, found, { chosen: choice, chosenAt: deps.now() });
    return { ...found, chosen: choice };
  });
}
