import { CYCLES, type Cycle, cycles, maxInstallments, type PaymentMethod } from "@app/contract/catalogue";
import { type CreditCardData, cycleOfWire, type PaymentSubmission } from "@app/contract/checkout";
import { bareDocument, isDocument, passesLuhn } from "@app/contract/documents";
import { landings } from "@app/contract/landings";
import { onlyDigits } from "@app/contract/values";
import { Problem } from "../../platform/http/problem.ts";
import type { CardOrder } from "../gateway/gateway.ts";

export type Terms = {
  plan: "completo";
  cycle: Cycle;
  method: PaymentMethod;
  installments: number;
  amountCents: number;
};
export type CardDetails = { card: CreditCardData; holder: CardOrder["holder"] };

/**
 * What is bought and for how much. The server sets the price: amounts in the request are not read. `offerCents`: what
 * a page offered this buyer earlier; the page of this order may offer less.
 */
export function parseTerms(submission: PaymentSubmission, offerCents = Number.POSITIVE_INFINITY): Terms {
  const cycle = cycleOfWire(submission.cycle);
  if (!cycle) throw new Problem("payment-data-missing");
  const method = submission.paymentMethod;
  const installments = method === "pix" ? 1 : submission.installments;
  if (!installments || installments > maxInstallments(cycle)) throw new Problem("payment-data-missing");
  const pageCents = submission.offer ? landings[submission.offer].monthlyCents : Number.POSITIVE_INFINITY;
  return {
    plan: "completo",
    cycle,
    method,
    installments,
    amountCents: monthlyCents(cycle, Math.min(pageCents, offerCents)) * cycles[cycle].months,
  };
}

/** An advertised price applies to the annual plan, for visitors from that page. */
const monthlyCents = (cycle: Cycle, offerCents = Number.POSITIVE_INFINITY): number =>
  cycle === "annual" ? Math.min(cycles.annual.monthlyCents, offerCents) : cycles[cycle].monthlyCents;

/** The inverse, for reconciliation: on every page, each cycle has a distinct price. */
export function cycleOfPrice(amountCents: number): Cycle | undefined {
  const offers = Object.values(landings).map((landing) => landing.monthlyCents);
  return CYCLES.find((cycle) =>
    [undefined, ...offers].some((offer) => monthlyCents(cycle, offer) * cycles[cycle].months === amountCents),
  );
}

/** Validates all fields of a card charge before any gateway call. */
export function parseCard(submission: PaymentSubmission, now: Date): CardDetails {
  const { creditCardData: card, customerData: customer } = submission;
  if (!card || !customer?.name || !customer.cpfCnpj || !customer.addressNumber)
    throw new Problem("payment-data-missing");
  if (!passesLuhn(card.number)) throw new Problem("card-number-invalid");
  if (new Date(Date.UTC(Number(card.expiryYear), Number(card.expiryMonth), 1)) <= now)
    throw new Problem("card-expired");
  if (!isDocument(customer.cpfCnpj)) throw new Problem("document-invalid");
  const postalCode = onlyDigits(customer.postalCode ?? "");
  const phone = onlyDigits(customer.phone ?? "");
  if (postalCode.length !== 8 || phone.length < 10) throw new Problem("payment-data-missing");
  return {
    card,
    holder: {
      name: customer.name,
      email: customer.email || submission.email,
      document: bareDocument(customer.cpfCnpj),
      postalCode,
      addressNumber: customer.addressNumber,
      ...(customer.addressComplement && { addressComplement: customer.addressComplement }),
      phone,
    },
  };
}
