import type { UnitKey } from "../catalogue/measure.ts";

/** What the words of a food mean. */
export type Sense = {
  /** `taco:561`, `own:pizza`, `mine:…`. */
  readonly ref: string;
  /** Of usual-portions.ts; null: the food has no usual portion of its own. */
  readonly key: string | null;
  /** The measure that the word stands for: `chope`. */
  readonly unit: UnitKey | null;
  /** Foods that one may have meant by so short a word. */
  readonly offers: readonly string[];
  /** Said as one, logged as several: the others. */
  readonly parts: readonly Sense[];
  /** Of the member, found by its name: grams of one. */
  readonly own: { readonly unit: string; readonly grams: number } | "unmeasured" | null;
};

export const WATER = "water";
