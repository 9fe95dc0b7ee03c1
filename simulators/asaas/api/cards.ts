import * as z from "zod";
import type { Place } from "../control/faults.ts";
import { dayOf } from "../ledger/days.ts";
import { newId } from "../ledger/ids.ts";
import type { Card } from "../ledger/ledger.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { declined, Refusal, read } from "./errors.ts";

/** The vendor's sandbox numbers, and our own for the review that its sandbox cannot produce. */
const DECLINED = new Set(["5184019740373151", "4916561358240741"]);
const APPROVED_DESPITE_LUHN = "4444444444444444";
export const REVIEW_CARD = "5500000000000004";

const text = z.string().trim().min(1);
const CardFields = z.looseObject({
  creditCardToken: text.nullish(),
  creditCard: z
    .object({
      holderName: text,
      number: z.string().regex(/^[\d ]{13,23}$/),
      expiryMonth: z.string().regex(/^(0?[1-9]|1[0-2])$/),
      expiryYear: z.string().regex(/^\d{4}$/),
      ccv: z.string().regex(/^\d{3,4}$/),
    })
    .nullish(),
  creditCardHolderInfo: z
    .looseObject({ name: text, email: z.email(), cpfCnpj: text, postalCode: text, addressNumber: text, phone: text })
    .nullish(),
  remoteIp: z.union([z.ipv4(), z.ipv6()]),
});

export const hasCard = (body: unknown): boolean => {
  const { creditCard, creditCardToken } = (body ?? {}) as Record<string, unknown>;
  return Boolean(creditCard ?? creditCardToken);
};

/**
 * The issuer's decision on a card, and what may be stored of it. A declined card is a refusal: nothing is stored.
 * The number and the security code stay within this function.
 */
export function tryCard(
  state: SimulatorState,
  customer: string,
  body: unknown,
  place: Place,
): { card: Card; inReview: boolean } {
  const { creditCard, creditCardToken, creditCardHolderInfo } = read(CardFields, body);
  const { cardTokens } = state.ledger;
  if (creditCardToken && creditCard) throw new Refusal("invalid_creditCard", "Informe o cartão ou o token, não ambos.");

  let card: Card;
  let verdict: "approved" | "declined" | "review" = "approved";
  if (creditCardToken) {
    const known = cardTokens.get(creditCardToken);
    if (known?.customer !== customer)
      throw new Refusal("invalid_creditCard", `CreditCardToken ${creditCardToken} não encontrado.`);
    card = known.card;
  } else {
    if (!creditCard) throw new Refusal("invalid_creditCard", "Informe os dados do cartão de crédito.");
    if (!creditCardHolderInfo)
      throw new Refusal("invalid_creditCardHolderInfo", "Informe os dados do titular do cartão.");
    const number = creditCard.number.replaceAll(" ", "");
    const expiry = `${creditCard.expiryYear}-${creditCard.expiryMonth.padStart(2, "0")}`;
    if ((!passesLuhn(number) && number !== APPROVED_DESPITE_LUHN) || expiry < dayOf(state.clock.realNow()).slice(0, 7))
      throw new Refusal("invalid_creditCard", "O cartão informado é inválido.");
    card = { last4: number.slice(-4), brand: brandOf(number), token: newId.cardToken() };
    if (DECLINED.has(number)) verdict = "declined";
    if (number === REVIEW_CARD) verdict = "review";
  }
  if (verdict === "declined" || state.faultPlan.takeFault("decline", place)) throw declined();
  if (!creditCardToken) cardTokens.set(card.token, { customer, card });
  return { card, inReview: verdict === "review" || state.faultPlan.takeFault("review", place) !== undefined };
}

function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .map(Number)
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

const BRANDS: [RegExp, string][] = [
  [/^(4011|4312|4389|4514|4576|5041|5066|5067|509|6277|6362|6363|650|651|655)/, "ELO"],
  [/^4/, "VISA"],
  [/^(5[1-5]|2[2-7])/, "MASTERCARD"],
  [/^3[47]/, "AMEX"],
  [/^3[068]/, "DINERS"],
  [/^35/, "JCB"],
  [/^6/, "DISCOVER"],
];
const brandOf = (number: string): string => BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? "UNKNOWN";
