/** Check digits of CPF, CNPJ (alphanumeric since July 2026) and card numbers. */

export const bareDocument = (typed: string): string => typed.toUpperCase().replace(/[.\-/\s]/g, "");

const allEqual = (text: string): boolean => /^(.)\1*$/.test(text);
const valueOf = (character: string): number => character.charCodeAt(0) - 48;

function checkDigit(text: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * valueOf(text[index] ?? "0"), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

const descending = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, n) => from - n);
const CNPJ_WEIGHTS = [...descending(5, 2), ...descending(9, 2)];

export function isCpf(document: string): boolean {
  if (!/^\d{11}$/.test(document) || allEqual(document)) return false;
  const first = checkDigit(document, descending(10, 2));
  const second = checkDigit(document, descending(11, 2));
  return document.endsWith(`${first}${second}`);
}

export function isCnpj(document: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(document) || allEqual(document)) return false;
  const first = checkDigit(document, CNPJ_WEIGHTS);
  const second = checkDigit(document, [6, ...CNPJ_WEIGHTS]);
  return document.endsWith(`${first}${second}`);
}

/** 11 to 14 characters, with or without punctuation; the check digits of a CPF or CNPJ must be valid. */
export function isDocument(typed: string): boolean {
  const document = bareDocument(typed);
  if (document.length === 11) return isCpf(document);
  if (document.length === 14) return isCnpj(document);
  return /^\d{12,13}$/.test(document);
}

export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return number.length > 0 && sum % 10 === 0;
}
