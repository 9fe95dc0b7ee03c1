import type { Receipt } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { cycles, formatCents } from "@app/contract/catalogue";
import { formatPlan } from "@app/contract/order-text";
import { cardText, formatDateTime, formatDay, methodText } from "../checkout/format.ts";
import type { PurchaseWithRefunds } from "../checkout/subscriptions/queries.ts";
import type { Account } from "../identity/accounts/account.ts";
import { Problem } from "../platform/http/problem.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { disputeText, hasReceipt } from "./payment-view.ts";

/** The receipt of a paid purchase, under the same reference number as its e-mail. */
export function receiptOf(account: Account, { purchase, refunds }: PurchaseWithRefunds): Receipt {
  if (!hasReceipt(purchase)) throw new Problem("not-found");
  const { cycle, amountCents, method, installments, paidAt, startsAt, endsAt } = purchase;
  const card = cardText(purchase.cardBrand, purchase.cardLast4);
  const disputed = disputeText(purchase);
  const refund = refunds.find(({ kind }) => kind === purchase.refundUsed);
  return {
    referenceNumber: referenceNumberOf(purchase.id),
    title: "Recibo de pagamento",
    seller: { legalName: brand.legalName, cnpj: brand.cnpj, address: brand.address, email: brand.supportEmail },
    buyer: { fullName: account.fullName, email: purchase.email },
    lines: [
      { label: "Compra", value: `${formatPlan(cycle)} (${cycles[cycle].days} dias)` },
      ...(startsAt && endsAt ? [{ label: "Validade", value: `${formatDay(startsAt)} a ${formatDay(endsAt)}` }] : []),
      { label: "Pago em", value: formatDateTime(paidAt) },
      { label: "Forma de pagamento", value: methodText(method, installments, amountCents) },
      ...(card ? [{ label: "Cartão", value: card }] : []),
      { label: "Processado por", value: brand.paymentProcessor },
      ...(disputed ? [{ label: "Situação", value: disputed }] : []),
      { label: "Valor total", value: formatCents(amountCents) },
    ],
    amountCents,
    paidAt: paidAt.toISOString(),
    refund: refund
      ? {
          referenceNumber: refund.referenceNumber,
          text: refund.doneAt
            ? `Valor devolvido em ${formatDay(refund.doneAt)}.`
            : `Devolução pedida em ${formatDay(refund.requestedAt)}.`,
        }
      : null,
    note: "Este recibo comprova o pagamento. Não é nota fiscal.",
  };
}
