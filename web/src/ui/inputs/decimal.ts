/** The text of a number as Brazilians write it: "82,4", "1.650". */
export const formatDecimal = (value: number, decimals: number): string =>
  value.toLocaleString("pt-BR", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const onlyDigits = (text: string) => text.replace(/\D/g, "");

/** Groups of three digits before the decimal separator: its match is the integer part. */
const THOUSANDS = /^\D*\d{1,3}([.,]\d{3})+(?=[.,]\d*\D*$)/;

/**
 * What was typed or pasted, as digits with at most one comma: "82.4", "82,4 kg" and "1.082,4" are all read. A field
 * without decimals takes a point for one of thousands.
 */
export function cleanDecimal(text: string, decimals: number): string {
  if (decimals === 0) return onlyDigits(text.split(",")[0] ?? "");
  const separator = THOUSANDS.exec(text)?.[0].length ?? text.search(/[.,]/);
  if (separator === -1) return onlyDigits(text);
  return `${onlyDigits(text.slice(0, separator))},${onlyDigits(text.slice(separator)).slice(0, decimals)}`;
}

/** The number, or undefined for a text without digits. */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const clean = cleanDecimal(text, decimals);
  return /\d/.test(clean) ? Number(clean.replace(",", ".")) : undefined;
}
