import { type Ledger, refundedCents } from "../ledger/ledger.ts";

/** The ledger as /_sim/ledger returns it: centavos, ISO times, of a card only its last four digits. */
export function viewLedger({ customers, codes, payments, installments, chargebacks }: Ledger) {
  return {
    codes: Array.from(codes.values(), (code) => ({
      id: code.id,
      externalReference: code.externalReference,
      amountCents: code.amountCents,
      expiresAt: code.expiresAt?.toISOString() ?? null,
      allowsMultiplePayments: code.allowsMultiplePayments,
      deleted: code.deleted,
    })),
    payments: Array.from(payments.values(), (payment) => ({
      id: payment.id,
      pixQrCodeId: payment.pixQrCodeId,
      externalReference: payment.externalReference,
      amountCents: payment.valueCents,
      status: payment.status,
      refundedCents: refundedCents(payment),
      installment: payment.installment,
      installmentNumber: payment.installmentNumber,
      customer: payment.customer,
      billingType: payment.billingType,
      card: payment.card && { last4: payment.card.last4, brand: payment.card.brand },
      deleted: payment.deleted,
    })),
    installments: Array.from(installments.values(), ({ id, valueCents, count }) => ({
      id,
      totalCents: valueCents,
      count,
    })),
    customers: Array.from(customers.values(), ({ id, deleted, fields }) => ({
      id,
      externalReference: fields["externalReference"] ?? null,
      cpfCnpj: fields["cpfCnpj"],
      deleted,
    })),
    chargebacks: Array.from(chargebacks.values(), ({ id, payment, status }) => ({ id, payment, status })),
  };
}
export type LedgerView = ReturnType<typeof viewLedger>;
