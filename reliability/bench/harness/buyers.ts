import { FIRST } from "./people.ts";
import type { AccountRange } from "./work.ts";

/** Seeded accounts without a purchase that may be handed out to jobs. */
const HANDED_OUT = 8_000;

/** Never modified: statements measured on them are rolled back. */
export const UNTOUCHED: AccountRange = { from: HANDED_OUT, count: 2_000 };

/** Hands out each buyer once, so that repeated jobs always measure a buyer without a purchase. */
export function openBuyers(max = HANDED_OUT): () => number {
  let given = 0;
  return () => {
    if (given >= max) throw new Error(`no buyer is left: all ${max} have bought`);
    given += 1;
    return FIRST + given - 1;
  };
}

export const nextBuyer = openBuyers();
