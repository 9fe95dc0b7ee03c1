import type { Food } from "../food.ts";
import type { Measure, UnitKey } from "../measure.ts";
import type { UsualPortion } from "../usual-portion.ts";

/** Grams that one measure can have, whatever the food. */
const BOUNDS: Partial<Record<UnitKey, readonly [number, number]>> = {
  ch: [0.5, 10],
  sb: [4, 22],
  cs: [4, 50],
  sv: [15, 105],
  es: [50, 115],
  co: [95, 165],
  prato: [35, 450],
  pegador: [80, 140],
  copo: [140, 310],
  xi: [8, 205],
  fo: [0.5, 25],
  fa: [5, 205],
  pd: [8, 255],
  un: [0.8, 450],
  up: [15, 100],
  lata: [80, 360],
  garrafa: [300, 1000],
  l: [1000, 1000],
};
/** A glass has its size: a figure far from it was taken from another utensil, or from the powder. */
const CAPACITY: Partial<Record<UnitKey, number>> = { ca: 150, xi: 200, cr: 240, l: 1000 };
const VESSELS = new Set<UnitKey>(["ca", "cr", "copo"]);
const BOTTLES = new Set<UnitKey>(["l", "garrafa", "latão", "long-neck", "chopp", "taça", "xic-cafe"]);
const LARGER: readonly (readonly [UnitKey, UnitKey])[] = [
  ["ch", "sb"],
  ["sb", "cs"],
  ["cs", "sv"],
  ["cs", "es"],
  ["cs", "co"],
];

export function measureFaults(food: Food, measures: readonly Measure[]): string[] {
  const grams = new Map(measures.map((measure) => [measure.unit, measure.grams]));
  const faults: string[] = [];
  if (grams.size < measures.length) faults.push("a measure stands twice");
  if (measures.length === 0 && food.use === "plano") faults.push("in plans without a measure");
  for (const [unit, amount] of grams) {
    const [least, most] = BOUNDS[unit] ?? [0.5, 500];
    if (!(amount >= least && amount <= most)) faults.push(`${unit} of ${amount} g`);
    const capacity = CAPACITY[unit];
    if (food.form === "liquido" && capacity && Math.abs(amount - capacity) > 0.05 * capacity) {
      faults.push(`${unit} of ${amount} g holds ${capacity}`);
    }
    const isPoured = food.form === "liquido" || (food.form === "solido" && food.group === "laticinios");
    if (VESSELS.has(unit) && !isPoured) faults.push(`${unit} of what is not poured`);
    if (BOTTLES.has(unit) && food.form !== "liquido") faults.push(`${unit} of what is not drunk`);
    if (unit === "xi" && food.form === "po") faults.push("a cup of the powder: is it the drink?");
  }
  for (const [small, large] of LARGER) {
    const [less, more] = [grams.get(small), grams.get(large)];
    if (less !== undefined && more !== undefined && less >= more) faults.push(`${small} is not below ${large}`);
  }
  return faults;
}

export function portionFaults({ grams, low, high }: UsualPortion): string[] {
  return low > 0 && low <= grams && grams <= high && high <= 600 ? [] : [`usual portion ${low}–${grams}–${high}`];
}
