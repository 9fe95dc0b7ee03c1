/** The API uses reais with at most two decimals; the simulator stores centavos. */
export const toReais = (cents: number): number => cents / 100;

export function toCents(reais: number): number | undefined {
  const cents = Math.round(reais * 100);
  return Math.abs(reais * 100 - cents) < 1e-6 ? cents : undefined;
}

/** Equal parts, rounded down; the last one takes the remainder. */
export function splitEvenly(totalCents: number, parts: number): number[] {
  const part = Math.floor(totalCents / parts);
  return Array.from({ length: parts }, (_, index) => (index === parts - 1 ? totalCents - part * (parts - 1) : part));
}

const PIX_FEE = 199;
const CARD_FEE = 49;
const cardRate = (parts: number): number => (parts === 1 ? 0.0299 : parts <= 6 ? 0.0349 : 0.0399);

/** The vendor's fee per instalment, as in its sandbox: computed on the total, then divided and truncated. */
export function feeOfEach(billingType: string, totalCents: number, parts: number): number {
  if (billingType !== "CREDIT_CARD") return PIX_FEE;
  return Math.floor((CARD_FEE + Math.round(totalCents * cardRate(parts))) / parts);
}
