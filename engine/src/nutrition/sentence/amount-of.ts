import type { Amount } from "@app/contract/diary";
import { countedByEggs, cutInPieces, stirredIn } from "../../../data/sentence/said-foods.ts";
import { findUsualPortion, listMeasures } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { UNITS, type UnitKey } from "../catalogue/measure.ts";
import { clamp, roundToDecimals } from "../rounding.ts";
import { type Grams, measureFor, type OwnMeasures, ownRange } from "../search/measure-for.ts";
import { roundRange, usualGrams } from "../search/portions-of.ts";
import type { SaidAmount } from "./read-amount.ts";
import type { Sense } from "./sense.ts";

const MOST_COUNTED = 99;
const LEAST_WEIGHT = 30;
const MOST_EATEN_GRAMS = 1_500;

export const isCountedByEggs = ({ key }: Sense): boolean => key !== null && countedByEggs.includes(key);

/** Grams of what was said, or of the usual amount where none was. `sizeFactor` is 1 when no size was typed. */
export function amountOf(sense: Sense, typed: SaidAmount, sizeFactor: number, own: OwnMeasures): Amount {
  const said = inPieces(sense, typed);
  if (said.grams !== null) return exactly(said.grams);
  const unit = said.unit ?? (said.count === null ? sense.unit : null);
  const small = sizeFactor < 1 && (unit === null || unit === "un") ? table(sense, "up") : undefined;
  const factor = said.factor * (small ? 1 : sizeFactor);
  const isSaid = said.count !== null || said.unit !== null || sense.unit !== null || small !== undefined;
  const count = said.count ?? 1;
  if (!isSaid) return { ...times(usual(sense), factor), unit: null, count: null, isAssumed: true };
  const measure = small ?? measureSaid(sense, said, unit, own);
  if (isWeight(said, (measure ?? usual(sense)).grams)) return exactly(count);
  if (measure) return { ...times(measure, count * factor), ...counted(measure.unit, count), isAssumed: false };
  return { ...times(usual(sense), count * factor), unit: null, count: null, isAssumed: true };
}

function inPieces({ key }: Sense, said: SaidAmount): SaidAmount {
  const cut = cutInPieces[key ?? ""];
  if (!cut || said.count === null || said.unit !== null) return said;
  return { ...said, unit: cut.unit, count: said.count * cut.pieces };
}

/** `150 de arroz`: more than one eats, so it is grams. */
const isWeight = ({ count, unit }: SaidAmount, each: number): boolean =>
  unit === null && count !== null && count >= LEAST_WEIGHT && count * each > MOST_EATEN_GRAMS;

const exactly = (weight: number): Amount => {
  const { grams } = roundRange({ grams: weight, low: weight, high: weight });
  return { grams, low: grams, high: grams, unit: null, count: null, isAssumed: false };
};

const times = ({ grams, low, high }: Grams, factor: number): Grams =>
  roundRange({ grams: grams * factor, low: low * factor, high: high * factor });

const counted = (unit: string, count: number) => ({ unit, count: clamp(roundToDecimals(count, 2), 0, MOST_COUNTED) });

const usual = ({ ref, key, own }: Sense): Grams =>
  usualGrams(ref, own && own !== "unmeasured" ? { measure: own } : {}, (key && findUsualPortion(key)) || undefined);

type MeasuredIn = Grams & { readonly unit: string };

function measureSaid(sense: Sense, said: SaidAmount, unit: UnitKey | null, own: OwnMeasures): MeasuredIn | undefined {
  if (sense.own && sense.own !== "unmeasured" && (unit === null || unit === sense.own.unit)) {
    return { unit: sense.own.unit, ...ownRange(sense.own.grams) };
  }
  if (said.isBare && sense.key !== null && stirredIn.includes(sense.key)) {
    return measureFor(sense.ref, "ch", own);
  }
  if (unit !== null) return measureFor(sense.ref, unit, own);
  return table(sense, "un") ? measureFor(sense.ref, "un", own) : countable(sense, own);
}

const table = ({ ref }: Sense, unit: UnitKey) => listMeasures(ref as FoodId).find((one) => one.unit === unit);

const isWhole = (unit: UnitKey): boolean => UNITS[unit].kind === "unit" || UNITS[unit].kind === "piece";

/** `2 bifes`, `3 pizzas`: a number alone counts the first whole thing that the food comes in. */
function countable(sense: Sense, own: OwnMeasures): MeasuredIn | undefined {
  const whole = sense.unit ?? listMeasures(sense.ref as FoodId).find(({ unit }) => isWhole(unit))?.unit;
  return whole && measureFor(sense.ref, whole, own);
}
