import * as z from "zod";
import type { Place } from "../control/faults.ts";
import { addMonths, dayOf, parseDay } from "../ledger/days.ts";
import { newId } from "../ledger/ids.ts";
import type { Installment, Payment } from "../ledger/ledger.ts";
import { feeOfEach, splitEvenly, toCents } from "../ledger/money.ts";
import { authorize, confirmCard, holdForReview } from "../ledger/payment-moves.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { hasCard, tryCard } from "./cards.ts";
import { Refusal, read } from "./errors.ts";

const MIN_CENTS = 500;
const MAX_INSTALLMENTS = 21;

export const money = z
  .number()
  .positive()
  .refine((reais) => toCents(reais) !== undefined)
  .transform((reais) => toCents(reais) ?? 0);

export const NewPayment = z.looseObject({
  customer: z.string().min(1),
  billingType: z.enum(["CREDIT_CARD", "PIX", "BOLETO", "UNDEFINED"]),
  dueDate: z.string().refine((text) => parseDay(text) !== undefined),
  value: money.nullish(),
  totalValue: money.nullish(),
  installmentValue: money.nullish(),
  installmentCount: z.int().min(1).max(MAX_INSTALLMENTS).nullish(),
  description: z.string().max(500).nullish(),
  externalReference: z.string().nullish(),
  authorizeOnly: z.boolean().nullish(),
});
type Input = z.infer<typeof NewPayment>;

/** A charge, or all its instalments. A declined card stores nothing. */
export function createPayments(state: SimulatorState, body: unknown, place: Place): Payment[] {
  const input = readInput(state, body);
  const count = input.installmentCount ?? 1;
  const totalCents = totalOf(input, count);
  const decision =
    input.billingType === "CREDIT_CARD" && hasCard(body) ? tryCard(state, input.customer, body, place) : undefined;

  const plan = count > 1 ? openPlan(state, input, totalCents, count) : undefined;
  const fee = feeOfEach(input.billingType, totalCents, count);
  const payments = splitEvenly(totalCents, count).map((valueCents, index) =>
    newPayment(state, {
      customer: input.customer,
      billingType: input.billingType,
      valueCents,
      netCents: valueCents - fee,
      description: input.description ?? (plan ? `Parcela ${index + 1} de ${count}.` : null),
      externalReference: input.externalReference ?? null,
      dueDate: addMonths(input.dueDate, index),
      ...(plan && { installment: plan.id, installmentNumber: index + 1 }),
    }),
  );
  for (const payment of payments) state.emit("PAYMENT_CREATED", payment);
  const move = decision?.inReview ? holdForReview : input.authorizeOnly ? authorize : confirmCard;
  const receipt = newId.receipt();
  if (decision) for (const payment of payments) move(state, Object.assign(payment, { receipt }), decision.card);
  return payments;
}

function readInput({ ledger, clock }: SimulatorState, body: unknown): Input {
  const { customer: id } = (body ?? {}) as { customer?: unknown };
  const customer = typeof id === "string" ? ledger.customers.get(id) : undefined;
  if (!customer || customer.deleted) throw new Refusal("invalid_customer", "Customer inválido ou não informado.");
  const input = read(NewPayment, body);
  // Against real time: an advanced clock must not refuse clients that use today's date.
  if (input.dueDate < dayOf(clock.realNow()))
    throw new Refusal("invalid_dueDate", "Não é permitido data de vencimento inferior a hoje.");
  return input;
}

function totalOf({ value, totalValue, installmentValue }: Input, count: number): number {
  const total = count === 1 ? (value ?? totalValue) : (totalValue ?? (installmentValue ?? value ?? 0) * count);
  if (!total) throw new Refusal("invalid_value", "O campo value deve ser informado.");
  if (total / count < MIN_CENTS) throw new Refusal("invalid_value", "O valor mínimo da cobrança é R$ 5,00.");
  return total;
}

function openPlan({ ledger, clock }: SimulatorState, input: Input, valueCents: number, count: number): Installment {
  const plan: Installment = {
    id: newId.installment(),
    customer: input.customer,
    billingType: input.billingType,
    valueCents,
    count,
    description: input.description ?? null,
    createdAt: clock.now(),
    expirationDay: Number(input.dueDate.slice(8)),
    deleted: false,
  };
  ledger.installments.set(plan.id, plan);
  return plan;
}

type Facts = Pick<
  Payment,
  "customer" | "billingType" | "valueCents" | "netCents" | "description" | "externalReference" | "dueDate"
> &
  Partial<Pick<Payment, "installment" | "installmentNumber" | "pixQrCodeId">>;

/** Stored as pending. */
export function newPayment({ ledger, clock }: SimulatorState, facts: Facts): Payment {
  const payment: Payment = {
    id: newId.payment(),
    status: "PENDING",
    createdAt: clock.now(),
    originalDueDate: facts.dueDate,
    clientPaymentDate: null,
    confirmedDate: null,
    paymentDate: null,
    creditDate: null,
    installment: null,
    installmentNumber: null,
    pixQrCodeId: null,
    pixTransaction: null,
    card: null,
    invoiceNumber: newId.invoice(),
    receipt: null,
    deleted: false,
    refunds: [],
    chargeback: null,
    statusBefore: null,
    ...facts,
  };
  ledger.payments.set(payment.id, payment);
  return payment;
}
