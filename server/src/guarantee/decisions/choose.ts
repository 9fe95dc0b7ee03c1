import { refundRules } from "@app/engine/refunds/refund-rules";
import { lockPayment } from "../../checkout/payments/get-payment.ts";
import type { Payment } from "../../checkout/payments/payment.ts";
import { findPurchase } from "../../checkout/subscriptions/queries.ts";
import { hasChangedIdentity } from "../../intake/find-offered-refund.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { answerOffered } from "../offered/answer-offered.ts";
import { readOfferedPurchase } from "../offered/offered-facts.ts";
import type { GuaranteeChoice, GuaranteeDecisionRecord } from "./decision.ts";
import { findDecision, saveChoice } from "./decision-store.ts";

/** Then the request is made again, and decided by what is so at that time. */
const OPEN_MS = refundRules.content.choiceDays * DAY_MS;

type ChooseDeps = Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">;
type Choosing = { accountId: string; id: string; choice: GuaranteeChoice; requestedBy: string };

/**
 * A pregnant member resumes later, or has the money back, as of the day on which they asked. Who chose to resume may still take the money;
 * money that is on its way is not called back.
 */
export async function choose(
  deps: ChooseDeps,
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
    if (choice === "reembolso-de-cortesia") await returnGoodwill(deps, tx, { found, payment, requestedBy });
    await saveChoice(tx, found, { chosen: choice, chosenAt: deps.now() });
    return { ...found, chosen: choice };
  });
}

type Goodwill = { found: GuaranteeDecisionRecord; payment: Payment; requestedBy: string };

/** Where a person answers, it is under the decision's number. */
async function returnGoodwill(deps: ChooseDeps, tx: Db, { found, payment, requestedBy }: Goodwill): Promise<void> {
  const { accountId, paymentId, referenceNumber, decidedAt } = found;
  const purchase = await findPurchase({ db: tx }, { accountId, paymentId });
  if (!purchase?.paidAt) throw new Problem("nothing-to-refund");
  const paid = { ...purchase, paidAt: purchase.paidAt };
  const bought = await readOfferedPurchase(tx, { accountId, purchase: paid, at: decidedAt });
  const changedIdentity = await hasChangedIdentity(deps, tx, accountId);
  const asked = { kind: "goodwill", payment, memberId: accountId, bought, changedIdentity, requestedBy } as const;
  await answerOffered(deps, tx, { ...asked, referenceNumber });
}
