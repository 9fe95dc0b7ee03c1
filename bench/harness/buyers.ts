import { FIRST } from "./people.ts";
import type { Among } from "./work.ts";

/** Every seeded database has at least so many people with an account who have not bought. */
const HANDED_OUT = 8_000;

/** They stay as they are: what is counted about them is taken back. */
export const UNTOUCHED: Among = { from: HANDED_OUT, count: 2_000 };

/** Hands out each of them once: a purchase is measured with a buyer who may buy, however often a job is run. */
export function openBuyers(most = HANDED_OUT): () => number {
  let given = 0;
  return () => {
    if (given >= most) throw new Error(`no buyer is left: all ${most} have bought`);
    given += 1;
    return FIRST + given - 1;
  };
}

export const nextBuyer = openBuyers();
