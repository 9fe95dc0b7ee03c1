import { onlyDigits } from "@app/contract/digits";

/** Formats typed text. The result never ends in punctuation, so the last character can always be erased. */
export type Mask = (text: string) => string;

/** (DD) DDDD-DDDD, or (DD) DDDDD-DDDD from the eleventh digit on. */
export const maskPhone: Mask = (text) => {
  const digits = nationalDigits(text);
  const area = digits.slice(0, 2);
  const rest = digits.slice(2);
  if (rest === "") return area && `(${area}`;
  const split = digits.length === 11 ? 5 : 4;
  const tail = rest.slice(split);
  return `(${area}) ${rest.slice(0, split)}${tail && `-${tail}`}`;
};

/** Strips the country code of a pasted or autofilled number; 13 digits at once cannot have been typed. */
function nationalDigits(text: string): string {
  const digits = onlyDigits(text);
  const hasCountryCode = text.trim().startsWith("+55") || (digits.length === 13 && digits.startsWith("55"));
  return (hasCountryCode ? digits.slice(2) : digits).slice(0, 11);
}

/** Foreign numbers: their own spacing, and at most the fifteen digits of E.164. */
export const maskForeignPhone: Mask = (text) => {
  let digits = 0;
  const plain = text.replace(/[^\d ().-]/g, "").trimStart();
  return plain.replace(/\d/g, (digit) => (++digits <= 15 ? digit : ""));
};

/** The caret position after masking: behind as many digits as before. */
export function caretAfter(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  const digit = [...masked.matchAll(/\d/g)][digitsBefore - 1];
  return digit ? digit.index + 1 : masked.length;
}

/** Applies a mask to an input without moving the caret away from the last typed character. */
export function applyMask(input: HTMLInputElement, mask: Mask): void {
  const masked = mask(input.value);
  if (masked === input.value) return;
  const digitsBefore = onlyDigits(input.value.slice(0, input.selectionEnd ?? input.value.length)).length;
  const atEnd = input.selectionEnd === input.value.length;
  input.value = masked;
  const caret = atEnd ? masked.length : caretAfter(masked, digitsBefore);
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
