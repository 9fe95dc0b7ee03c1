import type { IntakeRefund } from "@app/contract/intake";
import { getPayment, lockPayment } from "../../checkout/payments/get-payment.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { findRefundablePayment } from "../../checkout/subscriptions/queries.ts";
import { findOfferedRefund } from "../../intake/find-offered-refund.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Deps } from "../deps.ts";
import { answerOffered, type OfferedAnswer, readDue } from "./answer-offered.ts";
import { readOfferedPurchase } from "./offered-facts.ts";

/** What the same request would be answered now, without asking; undefined where nothing is returned. */
export function previewOfferedRefund(
  deps: Pick<Deps, "db" | "keyRing" | "now">,
  accountId: string,
): Promise<{ kind: IntakeRefund; purchase: Purchase; amountCents: number; byPerson: boolean } | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findOffered(deps, tx, accountId);
    if (!found) return undefined;
    const { kind, changedIdentity, purchase, bought } = found;
    const payment = await getPayment(tx, purchase.id);
    const due = await readDue(deps, tx, { kind, payment, memberId: accountId, bought, changedIdentity }).catch(
      (error: unknown) => {
        if (error instanceof Problem) return undefined;
        throw error;
      },
    );
    return due && { kind, purchase, amountCents: due.amountCents, byPerson: due.outcome === "person" };
  });
}

async function findOffered(deps: Pick<Deps, "keyRing" | "now">, tx: Db, accountId: string) {
  const offered = await findOfferedRefund(deps, tx, accountId);
  if (!offered) return undefined;
  const purchase = await findRefundablePayment({ db: tx, now: deps.now }, accountId);
  if (!purchase?.paidAt) return undefined;
  const paid = { ...purchase, paidAt: purchase.paidAt };
  return { ...offered, purchase, bought: await readOfferedPurchase(tx, { accountId, purchase: paid, at: deps.now() }) };
}

/** Only what the assessment in force offers, of the purchase in use. */
export function requestOfferedRefund(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { accountId, kind }: { accountId: string; kind: IntakeRefund },
): Promise<OfferedAnswer & { purchase: Purchase }> {
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const found = await findOffered(deps, tx, accountId);
    if (found?.kind !== kind) throw new Problem("nothing-to-refund");
    const { changedIdentity, purchase, bought } = found;
    const payment = await lockPayment(tx, purchase.id);
    const asked = { kind, payment, memberId: accountId, bought, changedIdentity, requestedBy: "buyer" };
    return { ...(await answerOffered(deps, tx, asked)), purchase };
  });
}
