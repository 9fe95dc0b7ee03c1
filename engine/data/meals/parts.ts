/**
 * Parts that many plates share. A food is written `id measure typical least-most`, counts of a household measure; the most
 * usual one stands first. `step` is the smallest change of the count, 1 when nothing is said.
 */
export const rice = { part: "arroz", foods: ["taco:3 cs 4 2-8", "taco:1 cs 5 2-9"] } as const;

export const beans = {
  part: "feijao",
  step: 0.5,
  foods: ["taco:561 co 1 0.5-2", "taco:567 co 1 0.5-2", "taco:563 co 1 0.5-2", "taco:577 co 1 0.5-1.5"],
} as const;

export const leaves = {
  part: "salada",
  foods: ["taco:78 prato 1 1-2", "taco:152 prato 1 1-2", "taco:77 prato 1 1-2", "taco:75 prato 1 1-2"],
} as const;

export const rawVegetable = {
  part: "salada",
  foods: ["taco:157 fa 4 4-8", "taco:142 cs 3 3-5", "taco:149 cs 5 5-8", "taco:110 cs 5 5-8"],
} as const;

export const cookedVegetable = {
  part: "legume",
  foods: [
    "taco:109 cs 3 2-6",
    "taco:112 sv 2 1-4",
    "taco:64 cs 3 2-5",
    "taco:97 sv 2 1-3",
    "taco:70 sv 1 1-2",
    "taco:100 sv 3 2-5",
    "own:vagem cs 4 2-6",
  ],
} as const;

export const oil = { part: "gordura", foods: ["taco:260 sb 2 1-3", "taco:272 sb 2 1-3", "taco:268 sb 2 1-3"] } as const;

export const fruit = {
  part: "fruta",
  foods: [
    "taco:182 un 1 1-2",
    "taco:222 un 1 1-2",
    "taco:214 un 1 1-2",
    "taco:226 fa 1 1-2",
    "taco:238 un 1 1-2",
    "taco:235 fa 1 1-2",
    "taco:164 fa 2 1-3",
    "taco:231 fa 2 1-4",
    "taco:200 un 1 1-1",
    "taco:239 un 10 5-15",
  ],
} as const;

export const coffeeWithMilk = {
  part: "bebida",
  foods: ["own:cafe-com-leite xi 1 1-1", "taco:471 xi 1 1-1", "taco:582 xi 1 1-1", "taco:476 xi 1 1-1"],
} as const;

export const coffee = { part: "bebida", foods: ["taco:471 xi 1 1-1", "taco:476 xi 1 1-1"] } as const;

export const eggs = {
  part: "proteina",
  foods: ["own:ovo-mexido un 2 1-3", "taco:488 un 2 1-3", "own:omelete un 2 1-2"],
} as const;

export const milk = {
  part: "laticinio",
  foods: [
    "own:leite xi 1 1-1",
    "own:leite-semidesnatado xi 1 1-1",
    "own:leite-desnatado xi 1 1-1",
    "own:leite-sem-lactose xi 1 1-1",
    "taco:582 xi 1 1-2",
  ],
} as const;

export const yoghurt = {
  part: "laticinio",
  foods: [
    "taco:448 pote 1 1-1",
    "taco:449 pote 1 1-1",
    "own:iogurte-grego pote 1 1-2",
    "own:iogurte-sem-lactose pote 1 1-1",
  ],
} as const;

export const cheese = {
  part: "laticinio",
  foods: ["taco:461 fa 1 1-2", "taco:463 fa 2 1-3", "own:cottage cs 2 1-3", "own:mucarela-sem-lactose fa 2 1-3"],
} as const;
