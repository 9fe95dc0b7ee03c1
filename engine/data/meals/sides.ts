import type { PartName } from "../../src/nutrition/meals/meal.ts";
import { fruit, milk, oil } from "./parts.ts";

const nuts = {
  part: "gordura",
  foods: ["taco:558 cs 1 1-2", "taco:588 un 6 4-12", "taco:589 un 2 1-3", "own:semente-abobora cs 1 1-2"],
} as const;
const someOats = { part: "cereal", foods: ["taco:7 cs 1 1-3"] } as const;
const oats = { part: "cereal", foods: ["taco:7 cs 2 1-3"] } as const;
const toastedFlour = { part: "cereal", foods: ["taco:131 cs 2 1-3", "taco:122 cs 2 1-2"] } as const;
const bread = { part: "pao", foods: ["taco:53 un 1 1-2", "taco:52 fa 2 1-3"] } as const;

const potatoes = {
  part: "cereal",
  foods: ["taco:91 un 1 1-2", "taco:129 pd 1 1-2", "taco:88 fa 2 1-3"],
} as const;
const butter = { part: "gordura", foods: ["taco:261 ponta-de-faca 1 1-2"] } as const;
const spread = { part: "gordura", foods: ["own:pasta-amendoim cs 1 1-2"] } as const;
const seeds = {
  part: "gordura",
  foods: ["own:semente-girassol cs 1 1-2", "own:semente-abobora cs 1 1-2", "taco:588 un 6 4-12", "taco:593 cs 1 1-2"],
} as const;
const eggDishes = ["own:ovo-mexido", "own:omelete", "taco:488", "taco:490"] as const;
/** They are cooked with enough of it. */
const richDishes = [
  "taco:540",
  "taco:527",
  "taco:539",
  "own:lasanha",
  "own:galinhada",
  "taco:537",
  "taco:538",
] as const;

const avocado = { part: "gordura", foods: ["taco:163 cs 2 1-4"] } as const;

const juice = { part: "bebida", foods: ["taco:215 copo 1 1-1"] } as const;

const protein = {
  dairy: {
    part: "laticinio",
    foods: [
      "own:iogurte-grego pote 1 1-2",
      "own:cottage cs 3 2-4",
      "own:whey dose 1 1-1",
      "own:iogurte-sem-lactose pote 1 1-1",
    ],
  },
  whey: { part: "laticinio", foods: ["own:whey dose 1 1-1"] },
  glassOfMilk: { part: "laticinio", foods: ["own:leite-desnatado copo 1 1-1", "own:leite-sem-lactose copo 1 1-1"] },
  soyDrink: { part: "laticinio", foods: ["taco:582 copo 1 1-1"] },
  egg: { part: "proteina", foods: ["taco:488 un 1 1-2"] },
  eggWhites: { part: "proteina", foods: ["taco:486 un 2 1-4"] },
  freshCheese: { part: "laticinio", foods: ["taco:461 fa 1 1-2", "taco:469 fa 2 1-3", "own:cottage cs 2 1-4"] },
  littleTofu: { part: "proteina", foods: ["own:tofu-firme fa 2 1-3"] },
  tofu: { part: "proteina", foods: ["own:tofu-firme fa 3 2-5"] },
  soy: { part: "proteina", foods: ["own:tofu-firme fa 3 2-5", "own:soja-texturizada cs 4 2-8"] },
  pulses: { part: "feijao", foods: ["own:ervilha cs 3 2-5", "own:grao-de-bico cs 3 2-5"] },
} as const;

type Side = {
  readonly side: { readonly part: PartName; readonly foods: readonly string[] };
  /** Only on a plate that has one of these parts; its own part among them: beside another food of it. */
  readonly beside?: readonly PartName[];
  /** Never on a plate that has one of these. */
  readonly notBeside?: readonly PartName[];
  /** Never with one of these foods. */
  readonly notWith?: readonly string[];
};

/** What goes with a plate of the meal when its energy, fruit or fat is short; the first is taken first. */
export const sides = {
  cafe: [
    {
      side: butter,
      beside: ["pao", "cereal"],
      notBeside: ["laticinio", "gordura"],
      notWith: ["taco:7", "own:granola"],
    },
    { side: bread, notBeside: ["cereal"] },
    { side: milk, notBeside: ["bebida"] },
    { side: fruit },
    { side: nuts, notBeside: ["pao"] },
    { side: oats, beside: ["laticinio"], notBeside: ["pao", "proteina", "cereal"] },
    { side: spread, beside: ["pao"], notBeside: ["laticinio", "gordura"], notWith: eggDishes },
  ],
  lanche: [
    { side: bread, beside: ["laticinio"], notBeside: ["cereal", "fruta"] },
    { side: fruit },
    { side: milk, notBeside: ["bebida"] },
    { side: nuts },
    {
      side: someOats,
      beside: ["laticinio", "fruta"],
      notBeside: ["pao", "proteina", "cereal", "bebida"],
      notWith: ["taco:461", "taco:463", "own:cottage", "own:mucarela-sem-lactose"],
    },
  ],
  almoco: [
    { side: toastedFlour, beside: ["feijao"], notBeside: ["prato"] },
    { side: oil, notWith: richDishes },
    { side: fruit },
    { side: potatoes, beside: ["arroz"], notBeside: ["prato", "cereal"] },
    { side: seeds, beside: ["gordura"] },
    { side: avocado, beside: ["gordura"] },
    { side: juice },
  ],
  jantar: [
    { side: bread, notBeside: ["arroz", "cereal", "pao"] },
    { side: oil, notBeside: ["pao"] },
    { side: potatoes, beside: ["arroz", "proteina"], notBeside: ["prato", "pao", "cereal"] },
    { side: fruit },
    { side: seeds, beside: ["gordura"] },
    { side: avocado, beside: ["gordura"] },
    { side: juice },
  ],
  ceia: [{ side: fruit }, { side: nuts, notBeside: ["bebida"] }, { side: oats, notBeside: ["bebida"] }],
} as const satisfies Readonly<Record<string, readonly Side[]>>;

const besideBread = [
  { side: protein.dairy },
  { side: protein.glassOfMilk, beside: ["laticinio", "pao"] },
  { side: protein.whey, beside: ["laticinio"] },
  { side: protein.egg },
  {
    side: protein.littleTofu,
    beside: ["pao"],
    notBeside: ["laticinio", "gordura"],
    notWith: ["taco:13", "taco:63", "own:biscoito-arroz"],
  },
  { side: protein.soyDrink },
] as const;
const besideSalad = [
  { side: protein.egg, beside: ["proteina", "salada"] },
  { side: protein.freshCheese, beside: ["salada"] },
  { side: protein.soy, beside: ["arroz", "cereal", "prato"], notBeside: ["laticinio", "pao"] },
  { side: protein.tofu, beside: ["salada"], notBeside: ["laticinio"] },
  { side: protein.eggWhites, beside: ["proteina", "salada"] },
  { side: protein.pulses, beside: ["feijao", "salada"] },
] as const;

/** What one who eats no meat or fish takes with a plate when the day's protein is short; the first is taken first. */
export const proteinSides = {
  cafe: besideBread,
  lanche: besideBread,
  almoco: besideSalad,
  jantar: besideSalad,
  ceia: [{ side: protein.dairy }, { side: protein.whey, beside: ["laticinio"] }, { side: protein.soyDrink }],
} as const satisfies Readonly<Record<string, readonly Side[]>>;
