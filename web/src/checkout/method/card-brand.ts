export type CardBrand = "Visa" | "Mastercard" | "Elo" | "Hipercard" | "American Express";

/** Elo shares its first digits with other brands, so its ranges are checked first. Inclusive, by the first six digits. */
const ELO: [number, number][] = [
  [401178, 401179],
  [431274, 431274],
  [438935, 438935],
  [451416, 451416],
  [457393, 457393],
  [457631, 457632],
  [504175, 504175],
  [506699, 506778],
  [509000, 509999],
  [627780, 627780],
  [636297, 636297],
  [636368, 636368],
  [650031, 650033],
  [650035, 650051],
  [650405, 650439],
  [650485, 650538],
  [650541, 650598],
  [650700, 650718],
  [650720, 650727],
  [650901, 650978],
  [651652, 651679],
  [655000, 655019],
  [655021, 655058],
];

/** The brand of a card by its first digits; undefined while they are ambiguous. */
export function brandOf(number: string): CardBrand | undefined {
  const digits = number.replace(/\D/g, "");
  const six = Number(digits.slice(0, 6));
  if (digits.length >= 6 && ELO.some(([from, to]) => six >= from && six <= to)) return "Elo";
  if (/^(606282|3841)/.test(digits)) return "Hipercard";
  if (/^3[47]/.test(digits)) return "American Express";
  if (/^5[1-5]/.test(digits)) return "Mastercard";
  const four = Number(digits.slice(0, 4));
  if (digits.length >= 4 && four >= 2221 && four <= 2720) return "Mastercard";
  return digits.startsWith("4") ? "Visa" : undefined;
}
