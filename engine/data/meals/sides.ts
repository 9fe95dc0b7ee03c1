import type { PartName } from "../../src/nutrition/meals/meal.ts";
import { fruit, milk, oil } from "./parts.ts";

const nuts = {
  part: "gordura",
  foods: ["taco:558 cs 1 1-2", "taco:588 un 6 4-12", "taco:589 un 2 1-3", "own:semente-abobora cs 1 1-2"],
} as const;
const oats = { part: "cereal", foods: ["taco:7 cs 2 1-3"] } as const;
const toastedFlour = { part: "cereal", foods: ["taco:131 cs 2 1-3", "taco:122 cs 2 1-2"] } as const;
const bread = { part: "pao", foods: ["taco:53 un 1 1-2", "taco:52 fa 2 1-3"] } as const;

const juice = { part: "bebida", foods: ["taco:215 copo 1 1-1"] } as const;

type Side = {
  readonly side: { readonly part: PartName; readonly foods: readonly string[] };
  /** Only on a plate that has one of these parts. */
  readonly beside?: readonly PartName[];
  /** Never on a plate that has one of these. */
  readonly notBeside?: readonly PartName[];
};

/** What goes with a plate of the meal when its energy, fruit or fat is short; the first is taken first. */
export const sides = {
  cafe: [
    { side: fruit },
    { side: nuts },
    { side: milk },
    { side: oats, beside: ["laticinio"], notBeside: ["pao", "proteina"] },
    { side: bread },
  ],
  lanche: [{ side: fruit }, { side: nuts }, { side: milk, notBeside: ["bebida"] }],
  almoco: [
    { side: fruit },
    { side: toastedFlour, beside: ["feijao"], notBeside: ["prato"] },
    { side: oil },
    { side: juice },
  ],
  jantar: [
    { side: fruit },
    { side: bread, notBeside: ["arroz", "cereal", "pao"] },
    { side: oil, notBeside: ["pao"] },
    { side: juice },
  ],
  ceia: [{ side: fruit }, { side: nuts, notBeside: ["bebida"] }, { side: oats, notBeside: ["bebida"] }],
} as const satisfies Readonly<Record<string, readonly Side[]>>;
