import { bareDocument } from "@app/contract/documents";
import { onlyDigits } from "@app/contract/values";
import type { Mask } from "../../ui/forms/masks.ts";

const digitsUpTo =
  (maxLength: number): Mask =>
  (text) =>
    onlyDigits(text).slice(0, maxLength);

/** Grouped in fours, 16 digits at most. */
export const maskCardNumber: Mask = (text) => digitsUpTo(16)(text).replace(/(\d{4})(?=\d)/g, "$1 ");
export const maskYear = digitsUpTo(4);
export const maskCcv = digitsUpTo(4);

/** Forced to 01-12: a single digit above 1 gets its zero, above 12 becomes 12, 0 becomes 01. */
export const maskMonth: Mask = (text) => {
  const digits = digitsUpTo(2)(text);
  if (/^[2-9]$/.test(digits)) return `0${digits}`;
  if (digits === "0" || digits === "00") return "01";
  return Number(digits) > 12 ? "12" : digits;
};

/** NNNNN-NNN. */
export const maskPostalCode: Mask = (text) => digitsUpTo(8)(text).replace(/^(\d{5})(\d)/, "$1-$2");

/** NNN.NNN.NNN-NN while it may be a CPF; NN.NNN.NNN/NNNN-NN from the twelfth character or the first letter on. */
export const maskDocument: Mask = (text) => {
  const bare = bareDocument(text)
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, 14);
  const cnpj = bare.length > 11 || /[A-Z]/.test(bare);
  const groupLengths = cnpj ? [2, 3, 3, 4, 2] : [3, 3, 3, 2];
  const separators = cnpj ? ["", ".", ".", "/", "-"] : ["", ".", ".", "-"];
  let at = 0;
  return groupLengths
    .map((length, index) => {
      const group = bare.slice(at, at + length);
      at += length;
      return group && `${separators[index]}${group}`;
    })
    .join("");
};
