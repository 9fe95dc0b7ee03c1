import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { applyCharge } from "./apply-charge.ts";
import { consumeCardAttempt, recordCardOutcome } from "./card-attempts.ts";
import type { CardAnswer } from "./gateway.ts";
import type { Payment } from "./payment.ts";
import { findCustomer, lockPayment, updatePayment, upsertCustomer } from "./store.ts";
import type { CardDetails } from "./terms.ts";

type Parts = Pick<Deps, "db" | "gateway">;
const CHECK_AFTER_MS = 5_000;

/** Charges the card, which lives in this call's memory only. An answer that never comes leaves the payment open. */
export async function chargeCard(deps: Deps, payment: Payment, details: CardDetails): Promise<Payment> {
  const answer = await chargeCounted(deps, payment, details);

  return inTransaction(deps.db, async (tx) => {
    const current = await lockPayment(tx, payment.id);
    const answeredAt = deps.now();
    switch (answer.outcome) {
      case "charged": {
        const { brand: cardBrand, last4: cardLast4, charge } = answer;
        const known = { gatewayId: charge.chargeId, cardBrand, cardLast4, answeredAt, dueAt: null };
        return applyCharge(deps, tx, await updatePayment(tx, current, known), charge);
      }
      case "unknown":
        return updatePayment(tx, current, { dueAt: new Date(answeredAt.getTime() + CHECK_AFTER_MS) });
      case "declined":
      case "limit":
      case "issuer-disabled":
      case "unavailable":
        return updatePayment(tx, current, { status: "failed", failure: answer.outcome, answeredAt, dueAt: null });
    }
  });
}

/** Not inside the transaction: a second connection for each would soon leave none for anybody. */
async function chargeCounted(
  deps: Deps,
  payment: Payment,
  details: CardDetails,
): Promise<CardAnswer | { outcome: "limit" | "issuer-disabled" }> {
  const attempted = { payment, cardNumber: details.card.number };
  const stop = await consumeCardAttempt(deps, attempted);
  if (stop) return { outcome: stop };
  const answer = await ask(deps, payment, details);
  await recordCardOutcome(deps, attempted, answer);
  return answer;
}

/** The customer is made once per account and document; one that the gateway has forgotten is made again. */
async function ask(deps: Parts, payment: Payment, details: CardDetails): Promise<CardAnswer> {
  const { document } = details.holder;
  const known = await findCustomer(deps.db, deps.gateway.name, payment.accountId, document);
  const answer = await askAs(deps, payment, details, known);
  const isUnknownCustomer = known && answer.outcome === "declined" && answer.reason === "invalid_customer";
  return isUnknownCustomer ? askAs(deps, payment, details, undefined) : answer;
}

/** Not getting a customer means that nothing was charged. */
async function askAs(
  { db, gateway }: Parts,
  payment: Payment,
  { card, holder }: CardDetails,
  known: string | undefined,
): Promise<CardAnswer> {
  const { accountId } = payment;
  let customerId = known;
  if (!customerId) {
    const created = await gateway.createCustomer({ reference: accountId, ...holder });
    if (created.outcome === "refused") return { outcome: "declined", reason: created.reason };
    if (created.outcome !== "created") return { outcome: "unavailable", reason: created.reason };
    customerId = created.customerId;
    await upsertCustomer(db, { gateway: gateway.name, accountId, document: holder.document, customerId });
  }
  return gateway.chargeCard({
    reference: payment.id,
    customerId,
    amountCents: payment.amountCents,
    installments: payment.installments,
    description: `${brand.name}: plano completo`,
    card,
    holder,
    buyerIp: payment.clientIp ?? "",
  });
}
