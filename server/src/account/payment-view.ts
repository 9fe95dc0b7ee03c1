import type { AccountPayment } from "@app/contract/account";
import { formatPlan } from "@app/contract/order-text";
import { methodText } from "../checkout/format.ts";
import { type Failure, isOpen, isPaid } from "../checkout/payments/payment.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import type { PurchaseWithRefunds } from "../checkout/subscriptions/queries.ts";
import type { GuaranteeDeadlines } from "../guarantee/read-deadlines.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { refundOptionsOf } from "./refund-options.ts";
import { viewRefund } from "./refund-view.ts";

/** A purchase as shown to its buyer. */
export function viewPayment(
  { purchase, refunds }: PurchaseWithRefunds,
  guaranteeUntil: GuaranteeDeadlines,
  now: Date,
): AccountPayment {
  const { id, cycle, amountCents, method, installments, status, createdAt, paidAt } = purchase;
  const { startsAt, endsAt, endedAt, suspendedAt } = purchase;
  return {
    _id: id,
    title: formatPlan(cycle),
    cycle,
    amountCents,
    method,
    methodText: methodText(method, installments, amountCents),
    installments,
    cardBrand: purchase.cardBrand,
    cardLast4: purchase.cardLast4,
    status,
    statusText: statusText(purchase, now),
    dispute: purchase.dispute,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    period:
      startsAt && endsAt
        ? {
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
            endedAt: endedAt?.toISOString() ?? null,
            suspendedAt: suspendedAt?.toISOString() ?? null,
          }
        : null,
    pix: openPixOf(purchase, now),
    referenceNumber: hasReceipt(purchase) ? referenceNumberOf(id) : null,
    refundOptions: refundOptionsOf(purchase, guaranteeUntil, now),
    refunds: refunds.map((refund) => viewRefund(refund, method, now)),
  };
}

export const hasReceipt = (purchase: Purchase): purchase is Purchase & { paidAt: Date } => purchase.paidAt !== null;

/** A PIX code that can still be paid. */
export function openPixOf(purchase: Purchase, now: Date): AccountPayment["pix"] {
  const { pixCode, pixImage, pixExpiresAt } = purchase;
  if (!pixCode || !pixExpiresAt || pixExpiresAt <= now || !isOpen({ ...purchase, replacedAt: null })) return null;
  return { code: pixCode, image: pixImage, expiresAt: pixExpiresAt.toISOString() };
}

const failures: Partial<Record<Failure, string>> = {
  declined: "O cartão não foi autorizado",
  limit: "Tentativas demais com cartão",
  expired: "O código PIX venceu sem pagamento",
  refused: "O pagamento não foi aceito",
  duplicate: "Devolvido: chegou em dobro",
  "amount-mismatch": "Devolvido: chegou com outro valor",
};

/** While the bank decides; a dispute that was won shows nothing. */
export function disputeText({ dispute }: Purchase): string | undefined {
  if (dispute === "open") return "Contestado: o banco está analisando";
  return dispute === "lost" ? "Devolvido: o banco aceitou a contestação" : undefined;
}

function statusText(purchase: Purchase, now: Date): string {
  const { status, method, failure, refundUsed } = purchase;
  const disputed = disputeText(purchase);
  if (disputed) return disputed;
  if (status === "refunded") return "Devolvido";
  if (isPaid(purchase)) return refundUsed ? "Devolução a caminho" : "Pago";
  if (status === "failed") return (failure && failures[failure]) ?? "Não foi concluído: nada foi cobrado";
  if (method === "credit-card") return "Em análise pelo banco";
  return openPixOf(purchase, now) ? "Esperando o seu PIX" : "Conferindo o pagamento";
}
