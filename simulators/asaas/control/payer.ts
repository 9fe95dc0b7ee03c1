import * as z from "zod";
import { newPayment } from "../api/create-payment.ts";
import { addCustomer } from "../api/customers.ts";
import { gatewayIdIn } from "../ledger/br-code.ts";
import type { Payment, StaticCode } from "../ledger/ledger.ts";
import { feeOfEach, toCents } from "../ledger/money.ts";
import { receivePix } from "../ledger/payment-moves.ts";
import { type SimulatorState, today } from "../ledger/simulator-state.ts";

export const PayOrder = z.object({
  /** A static code or a PIX charge; or the payload that a payer would paste into a bank's app. */
  gatewayId: z.string().optional(),
  payload: z.string().optional(),
  /** In reais, or in centavos; by default the code's amount. */
  amount: z.number().positive().optional(),
  amountCents: z.int().positive().optional(),
  payer: z.object({ name: z.string(), cpfCnpj: z.string(), email: z.email().optional() }).optional(),
  /** Pays though the code has expired or was deleted: no bank can see either on a static code. */
  late: z.boolean().optional(),
  /** Pays a single-use code again. */
  again: z.boolean().optional(),
});
export type PayOrder = z.infer<typeof PayOrder>;

type Reason = "unknown" | "deleted" | "expired" | "already-paid" | "not-pix" | "amount-missing";
export type PayResult =
  | { ok: true; paymentId: string; status: string; amountCents: number }
  | { ok: false; reason: Reason };

const DEFAULT_PAYER = { name: "Pessoa que pagou", cpfCnpj: "24971563792" };

/** Simulates a payer who pays a code in a bank's app. */
export function payPix(state: SimulatorState, order: PayOrder): PayResult {
  const { ledger } = state;
  const id = order.gatewayId ?? gatewayIdIn(order.payload ?? "") ?? "";
  const code = ledger.codes.get(id);
  const charge = ledger.payments.get(id);
  const requestedCents = order.amountCents ?? (order.amount === undefined ? undefined : toCents(order.amount));
  if (code) return payCode(state, code, order, requestedCents);
  return charge ? payCharge(state, charge, order, requestedCents) : { ok: false, reason: "unknown" };
}

function payCode(
  state: SimulatorState,
  code: StaticCode,
  order: PayOrder,
  requestedCents: number | undefined,
): PayResult {
  const { ledger, clock } = state;
  const amountCents = requestedCents ?? code.amountCents;
  const isPaid = () => Array.from(ledger.payments.values()).some(({ pixQrCodeId }) => pixQrCodeId === code.id);
  if (!amountCents) return { ok: false, reason: "amount-missing" };
  if (code.deleted && !order.late) return { ok: false, reason: "deleted" };
  if (code.expiresAt && code.expiresAt <= clock.now() && !order.late) return { ok: false, reason: "expired" };
  if (!code.allowsMultiplePayments && !order.again && isPaid()) return { ok: false, reason: "already-paid" };

  const payer = addCustomer(state, order.payer ?? DEFAULT_PAYER);
  const payment = newPayment(state, {
    customer: payer.id,
    billingType: "PIX",
    valueCents: amountCents,
    netCents: amountCents - feeOfEach("PIX", amountCents, 1),
    description: code.description,
    externalReference: code.externalReference,
    dueDate: today(state),
    pixQrCodeId: code.id,
  });
  state.emit("PAYMENT_CREATED", payment);
  return received(state, payment);
}

function payCharge(
  state: SimulatorState,
  charge: Payment,
  order: PayOrder,
  requestedCents: number | undefined,
): PayResult {
  if (charge.billingType === "CREDIT_CARD") return { ok: false, reason: "not-pix" };
  if (charge.deleted && !order.late) return { ok: false, reason: "deleted" };
  if (charge.status !== "PENDING" && charge.status !== "OVERDUE") return { ok: false, reason: "already-paid" };
  if (requestedCents !== undefined) charge.netCents += requestedCents - charge.valueCents;
  charge.valueCents = requestedCents ?? charge.valueCents;
  return received(state, charge);
}

function received(state: SimulatorState, payment: Payment): PayResult {
  receivePix(state, payment);
  return { ok: true, paymentId: payment.id, status: payment.status, amountCents: payment.valueCents };
}
