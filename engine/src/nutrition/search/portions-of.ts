import type { Amount } from "@app/contract/diary";
import { MAX_GRAMS } from "@app/contract/diary";
import { groupPortions } from "../../../data/sentence/table-measures.ts";
import { catalogue, findFood, listMeasures } from "../catalogue/catalogue.ts";
import { type FoodId } from "../catalogue/food.ts";
import { UNITS, type UnitKey } from "../catalogue/measure.ts";
import type { UsualPortion } from "../catalogue/usual-portion.ts";
import { clamp, roundHalfUp, roundToDecimals } from "../rounding.ts";
import { measureNoun } from "../words/describe-measure.ts";
import { type Grams, measureFor, type OwnMeasures, ownRange } from "./measure-for.ts";

export type PortionChoice = Grams & {
  /** Null: grams. */
  readonly unit: UnitKey | null;
  readonly words: { readonly one: string; readonly many: string };
};

export type OwnPortions = {
  readonly measures?: OwnMeasures;
  /** Of an own food. */
  readonly measure?: { readonly unit: string; readonly grams: number } | null;
};

const IN_GRAMS: PortionChoice = { unit: null, words: { one: "grama", many: "gramas" }, grams: 1, low: 1, high: 1 };
/** What a portion may be off by whose food has none of its own. */
const PORTION_SPREAD = 0.5;
const UNMEASURED_GRAMS = 100;

const usualByFood = new Map<string, UsualPortion>();
for (const portion of catalogue.usualPortions)
  if (!usualByFood.has(portion.food)) usualByFood.set(portion.food, portion);

/** Tenths of a gram up to ten grams, then whole grams: no scale at home says more. */
export const roundGrams = (grams: number): number =>
  clamp(grams < 10 ? roundToDecimals(grams, 1) : roundHalfUp(grams), 0, MAX_GRAMS);

export const roundRange = ({ grams, low, high }: Grams): Grams => ({
  grams: roundGrams(grams),
  low: roundGrams(low),
  high: roundGrams(high),
});

/** The measures that a food can be logged in: the nearest to its usual amount first, grams last. */
export function portionsOf(ref: string, own: OwnPortions = {}): PortionChoice[] {
  const usual = usualAmount(ref, own).grams;
  const units = findFood(ref) ? listMeasures(ref as FoodId).map(({ unit }) => unit) : [];
  const extra = own.measures?.filter(({ food }) => food === ref).map(({ unit }) => unit as UnitKey) ?? [];
  const choices = [...new Set([...units, ...extra])].flatMap((unit) => choiceOf(ref, unit, own.measures));
  const distance = ({ grams }: PortionChoice): number => Math.abs(Math.log(grams / usual));
  return [...ownChoice(own.measure), ...choices.sort((a, b) => distance(a) - distance(b)), IN_GRAMS];
}

function choiceOf(ref: string, unit: UnitKey, own: OwnMeasures | undefined): PortionChoice[] {
  const measure = unit in UNITS ? measureFor(ref, unit, own) : undefined;
  return measure ? [{ unit, words: measureNoun(ref, unit), ...roundRange(measure) }] : [];
}

function ownChoice(measure: OwnPortions["measure"]): PortionChoice[] {
  if (!measure || !(measure.unit in UNITS)) return [];
  const unit = measure.unit as UnitKey;
  return [{ unit, words: measureNoun(null, unit), ...roundRange(ownRange(measure.grams)) }];
}

/** What is meant by a food without an amount. */
export function usualAmount(ref: string, own: OwnPortions = {}): Amount {
  return { ...roundRange(usualGrams(ref, own)), unit: null, count: null, isAssumed: true };
}

/** By the key of the word that was said, where a food is said in several ways. */
export function usualGrams(ref: string, own: OwnPortions = {}, portion = usualByFood.get(ref)): Grams {
  if (own.measure) return ownRange(own.measure.grams);
  if (portion) return portion;
  const food = findFood(ref);
  const whole = food && listMeasures(food.id).find(({ unit }) => UNITS[unit].kind !== "utensil" || unit === "prato");
  const grams = whole?.grams ?? (food ? groupPortions[food.group] : UNMEASURED_GRAMS);
  return { grams, low: grams * (1 - PORTION_SPREAD), high: grams * (1 + PORTION_SPREAD) };
}
