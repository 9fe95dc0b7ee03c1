import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { applyCharge } from "./apply-charge.ts";
import type { CardAnswer } from "./gateway.ts";
import type { Payment } from "./payment.ts";
import { findCustomer, keepCustomer, learn, lockPayment } from "./store.ts";
import type { CardDetails } from "./terms.ts";

type Parts = Pick<Deps, "db" | "gateway">;
const LOOK_AFTER_MS = 5_000;

/** Charges the card, which lives in this call's memory only. An answer that never comes leaves the payment open. */
export async function chargeCard(deps: Deps, payment: Payment, details: CardDetails): Promise<Payment> {
  // Counted here, where the gateway is really asked: twenty presses of one button are one try.
  const { limits, log } = deps;
  const tries = triesOf(payment);
  const mayTry = await limits.cards.spend(tries);
  const answer = mayTry ? await ask(deps, payment, details) : ({ outcome: "limit" } as const);
  // Not inside the transaction: a second connection for each would soon leave none for anybody.
  if (answer.outcome === "charged")
    await limits.cards.forget(tries).catch((error: unknown) => log.warn({ err: error }, "card tries not forgotten"));

  return inTransaction(deps.db, async (tx) => {
    const current = await lockPayment(tx, payment.id);
    const answeredAt = deps.now();
    switch (answer.outcome) {
      case "charged": {
        const { brand: cardBrand, last4: cardLast4, charge } = answer;
        const known = { gatewayId: charge.chargeId, cardBrand, cardLast4, answeredAt, dueAt: null };
        return applyCharge(deps, tx, await learn(tx, current, known), charge);
      }
      case "unknown":
        return learn(tx, current, { dueAt: new Date(answeredAt.getTime() + LOOK_AFTER_MS) });
      case "declined":
      case "limit":
      case "unavailable":
        return learn(tx, current, { status: "failed", failure: answer.outcome, answeredAt, dueAt: null });
    }
  });
}

/** A stranger who typed the email has tries of its own: they are not its owner's. */
const triesOf = ({ accountId, requester }: Payment): string => (requester ? `${accountId} ${requester}` : accountId);

/** The customer is made once per account and document; one that the gateway has forgotten is made again. */
async function ask(deps: Parts, payment: Payment, details: CardDetails): Promise<CardAnswer> {
  const { document } = details.holder;
  const known = await findCustomer(deps.db, deps.gateway.name, payment.accountId, document);
  const answer = await askAs(deps, payment, details, known);
  const isForgotten = known && answer.outcome === "declined" && answer.reason === "invalid_customer";
  return isForgotten ? askAs(deps, payment, details, undefined) : answer;
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
    await keepCustomer(db, { gateway: gateway.name, accountId, document: holder.document, customerId });
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
