import type { SaidAmount } from "./read-amount.ts";
import type { Sense } from "./sense.ts";

/** What stands at tokens `from` to `end` (not included). */
export type Item =
  | {
      readonly kind: "food";
      readonly from: number;
      readonly end: number;
      readonly sense: Sense;
      readonly said: SaidAmount;
    }
  /** Its name alone, without an amount before or after it, is `words` to `wordsEnd`. */
  | {
      readonly kind: "unknown";
      readonly from: number;
      readonly end: number;
      readonly words: number;
      readonly wordsEnd: number;
    }
  | { readonly kind: "plate"; readonly from: number; readonly end: number; readonly plate: number }
  | { readonly kind: "without"; readonly from: number; readonly end: number; readonly sense: Sense | null }
  | { readonly kind: "filler"; readonly from: number; readonly end: number };

export type FoodItem = Extract<Item, { kind: "food" }>;
export type UnknownItem = Extract<Item, { kind: "unknown" }>;
