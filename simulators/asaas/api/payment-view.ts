import { dayOf, stampOf } from "../ledger/days.ts";
import type { Card, Payment, Refund } from "../ledger/ledger.ts";
import { toReais } from "../ledger/money.ts";

const PAGES = "https://asaas.example";

/** The vendor's payment object, key by key: relations that are null are left out, plain fields are not. */
export function viewPayment(payment: Payment) {
  const isCard = payment.billingType === "CREDIT_CARD";
  return {
    object: "payment",
    id: payment.id,
    dateCreated: dayOf(payment.createdAt),
    customer: payment.customer,
    ...(payment.installment && { installment: payment.installment }),
    checkoutSession: null,
    paymentLink: null,
    value: toReais(payment.valueCents),
    netValue: toReais(payment.netCents),
    originalValue: null,
    interestValue: null,
    description: payment.description,
    billingType: payment.billingType,
    ...(isCard && { confirmedDate: payment.confirmedDate, creditCard: viewCard(payment.card) }),
    pixTransaction: payment.pixTransaction,
    ...(payment.pixQrCodeId && { pixQrCodeId: payment.pixQrCodeId }),
    status: payment.status,
    dueDate: payment.dueDate,
    originalDueDate: payment.originalDueDate,
    paymentDate: payment.paymentDate,
    clientPaymentDate: payment.clientPaymentDate,
    installmentNumber: payment.installmentNumber,
    invoiceUrl: `${PAGES}/i/${payment.id.replace("pay_", "")}`,
    invoiceNumber: payment.invoiceNumber,
    externalReference: payment.externalReference,
    deleted: payment.deleted,
    anticipated: false,
    anticipable: false,
    creditDate: payment.creditDate,
    estimatedCreditDate: payment.creditDate,
    transactionReceiptUrl: receiptUrl(payment),
    nossoNumero: null,
    bankSlipUrl: null,
    lastInvoiceViewedDate: null,
    lastBankSlipViewedDate: null,
    discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: "FIXED" },
    fine: { value: 0, type: "FIXED" },
    interest: { value: 0, type: "PERCENTAGE" },
    postalService: false,
    escrow: null,
    refunds: payment.refunds.length > 0 ? payment.refunds.map(viewRefund) : null,
    ...(payment.chargeback && { chargeback: { id: payment.chargeback } }),
  };
}

export const receiptUrl = ({ receipt }: Pick<Payment, "receipt">): string | null =>
  receipt && `${PAGES}/comprovantes/${receipt}`;

export const viewCard = (card: Card | null) =>
  card && { creditCardNumber: card.last4, creditCardBrand: card.brand, creditCardToken: card.token };

export const viewRefund = (refund: Refund) => ({
  dateCreated: stampOf(refund.createdAt),
  status: refund.status,
  value: toReais(refund.valueCents),
  endToEndIdentifier: refund.endToEnd,
  description: refund.description,
  effectiveDate: refund.effectiveAt && stampOf(refund.effectiveAt),
  transactionReceiptUrl: null,
  refundedSplits: [],
});
