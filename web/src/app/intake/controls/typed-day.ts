import { onlyDigits } from "@app/contract/digits";
import type { Mask } from "../../../ui/forms/masks.ts";

/** "14/03/1992" as it is typed. */
export const maskDay: Mask = (text) => joined(onlyDigits(text), [2, 2, 4]);
/** "03/2024". */
export const maskMonth: Mask = (text) => joined(onlyDigits(text), [2, 4]);

function joined(digits: string, lengths: readonly number[]): string {
  const parts: string[] = [];
  let rest = digits;
  for (const length of lengths) {
    if (rest === "") break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join("/");
}

/** `1992-03-14` of "14/03/1992", or `2024-03` of "03/2024"; undefined while it is not all typed. */
export function parseTyped(text: string): string | undefined {
  const parts = text.split("/");
  if (parts.at(-1)?.length !== 4 || parts.slice(0, -1).some((part) => part.length !== 2)) return undefined;
  return [...parts].reverse().join("-");
}

/** 13 by 8 is said for 130 by 80. */
export const toPressure = (number: number): number => (number > 0 && number < 30 ? number * 10 : number);

/** `7h30` for `07:30`. */
export const hourText = (time: string): string => time.replace(":", "h").replace(/^0/, "");
