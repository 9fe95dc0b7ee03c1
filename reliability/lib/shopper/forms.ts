import { type Cycle, cycles } from "@app/contract/catalogue";
import type { Random } from "./random.ts";

export const CONSENT = { ads: true, version: "2026-11", at: "2026-11-01T12:00:00.000Z" };
/** Prefixes of every generated card and password, so that one search finds them all. */
export const CARD_MARK = "453998";
export const PASSWORD_MARK = "zq-senha-";

export const HOLDER = {
  name: "Ana Souza",
  cpfCnpj: "52998224725",
  postalCode: "01310100",
  addressNumber: "1578",
  phone: "11987654321",
};

export const EXPIRY = { holderName: "ANA SOUZA", expiryMonth: "12", expiryYear: "2030" };

export function madeUpCard(random: Random): { number: string; ccv: string } {
  const body = CARD_MARK + random.digits(9);
  return { number: body + checkDigit(body), ccv: random.digits(3) };
}

type Form = { email: string; cycle: Cycle; installments: number; card: { number: string; ccv: string } | undefined };

/** The checkout's request body; with a card it is a card payment. */
export const filledIn = ({ email, cycle, installments, card }: Form): object => ({
  email,
  plan: "completo",
  cycle: cycles[cycle].wire,
  paymentMethod: card ? "credit-card" : "pix",
  customerData: { email, ...(card && HOLDER) },
  consent: CONSENT,
  ...(card && {
    installments: Math.min(installments, cycles[cycle].months),
    creditCardData: { ...card, ...EXPIRY },
  }),
});

function checkDigit(body: string): number {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
