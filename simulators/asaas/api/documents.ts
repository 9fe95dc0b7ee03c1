/** CPF: 11 digits. CNPJ: 12 digits or capital letters and 2 check digits. Punctuation is tolerated, nothing else. */
export function parseDocument(text: string): { number: string; personType: "FISICA" | "JURIDICA" } | undefined {
  const number = text.toUpperCase().replace(/[.\-/\s]/g, "");
  if (/^(.)\1*$/.test(number)) return undefined;
  if (/^\d{11}$/.test(number)) return checks(number, 9, 11) ? { number, personType: "FISICA" } : undefined;
  if (/^[0-9A-Z]{12}\d{2}$/.test(number)) return checks(number, 12, 9) ? { number, personType: "JURIDICA" } : undefined;
  return undefined;
}

export const isAlphanumeric = (number: string): boolean => /[A-Z]/.test(number);

/** Weights rise from 2, from the right, and start again after `highest`. */
function checks(number: string, length: number, highest: number): boolean {
  const digitAfter = (end: number): number => {
    const sum = Array.from(number.slice(0, end)).reduce(
      (total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + ((end - 1 - index) % (highest - 1))),
      0,
    );
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digitAfter(length) === Number(number[length]) && digitAfter(length + 1) === Number(number[length + 1]);
}

/** The vendor refuses numbers like 47 99999-9999. */
export const isRepeatedPhone = (phone: string): boolean => /^\d{2}(\d)\1+$/.test(phone.replace(/\D/g, ""));
