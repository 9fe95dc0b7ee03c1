import { fruit, milk, oil } from "./parts.ts";

const nuts = {
  part: "gordura",
  foods: ["taco:558 cs 1 1-2", "taco:588 un 6 4-12", "taco:589 un 3 2-5", "own:semente-abobora cs 1 1-2"],
} as const;

const oats = { part: "cereal", foods: ["taco:7 cs 2 1-3"] } as const;

/** What goes with a plate of the meal when its energy, or the day's fruit, is short; the first is taken first. */
export const sides = {
  cafe: [fruit, milk, nuts, oats],
  lanche: [fruit, nuts, milk, oats],
  almoco: [
    fruit,
    { part: "cereal", foods: ["taco:131 cs 2 1-3", "taco:122 cs 2 1-2"] },
    { part: "bebida", foods: ["taco:215 copo 1 1-1"] },
    oil,
  ],
  jantar: [fruit, { part: "pao", foods: ["taco:53 un 1 1-2", "taco:52 fa 2 1-3"] }, oil],
  ceia: [fruit, nuts],
} as const;
