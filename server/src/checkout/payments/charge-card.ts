import { brand } from "@app/contract/brand";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { CardAnswer } from "../gateway/gateway.ts";
import { findCustomer, upsertCustomer } from "../gateway/gateway-store.ts";
import { applyCharge } from "../settlement/settle-charge.ts";
import { consumeCardAttempt, recordCardOutcome } from "./card-testing.ts";
import type { CardDetails } from "./order-terms.ts";
import type { Payment } from "./payment.ts";
import { lockPayment, updatePayment } from "./payment-store.ts";

type ChargeCardDeps = Pick<
  Deps,
  "db" | "gateway" | "jobs" | "ads" | "team" | "limits" | "keyRing" | "places" | "now" | "log"
>;
type GatewayDeps = Pick<Deps, "db" | "gateway">;
const CHECK_AFTER_MS = 5_000;

/** Charges the card, which is held in memory only. A lost answer leaves the payment open for reconciliation. */
export async function chargeCard(deps: ChargeCardDeps, payment: Payment, details: CardDetails): Promise<Payment> {
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
        return updatePayment(tx, current, { dueAt: addMs(answeredAt, CHECK_AFTER_MS) });
      case "declined":
      case "limit":
      case "issuer-disabled":
      case "unavailable":
        return updatePayment(tx, current, { status: "failed", failure: answer.outcome, answeredAt, dueAt: null });
    }
  });
}

/** Outside the transaction: a second connection per request would exhaust the pool. */
async function chargeCounted(
  deps: ChargeCardDeps,
  payment: Payment,
  details: CardDetails,
): Promise<CardAnswer | { outcome: "limit" | "issuer-disabled" }> {
  const attempt = { payment, cardNumber: details.card.number };
  const exceeded = await consumeCardAttempt(deps, attempt);
  if (exceeded) return { outcome: exceeded };
  const answer = await submitCharge(deps, payment, details);
  await recordCardOutcome(deps, attempt, answer);
  return answer;
}

/** The customer is created once per account and document, and again when the gateway no longer knows it. */
async function submitCharge(deps: GatewayDeps, payment: Payment, details: CardDetails): Promise<CardAnswer> {
  const { document } = details.holder;
  const known = await findCustomer(deps.db, deps.gateway.name, payment.accountId, document);
  const answer = await chargeCustomer(deps, payment, details, known);
  const isUnknownCustomer = known && answer.outcome === "declined" && answer.reason === "invalid_customer";
  return isUnknownCustomer ? chargeCustomer(deps, payment, details, undefined) : answer;
}

/** Without a customer nothing was charged, so that failure is certain. */
async function chargeCustomer(
  { db, gateway }: GatewayDeps,
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
