import { type Amount, DIARY_NUTRIENTS, type EatenFood, FoodEntry, OwnFood, type Per100 } from "@app/contract/diary";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { UNITS } from "@app/engine/nutrition/catalogue/measure";
import * as z from "zod/mini";

const Figures = z.strictObject(OwnFood.shape.per100.shape);

/** A food of the catalogue, or an own one with its figures. */
export const StoredFood = z.strictObject({ ref: FoodEntry.shape.food.shape.ref, per100: z.nullable(Figures) });

export const StoredAmount = z.strictObject(FoodEntry.shape.amount.shape);

export const isUnit = (key: string): boolean => Object.hasOwn(UNITS, key);

/** An own food brings its figures; those of the catalogue are its own. */
export const isKnownFood = ({ ref, per100 }: EatenFood): boolean =>
  ref.startsWith("mine:") ? per100 !== null : per100 === null && findFood(ref) !== undefined;

export const isSoundAmount = ({ grams, low, high, unit }: Amount): boolean =>
  low <= grams && grams <= high && (unit === null || isUnit(unit));

/** With keys in one order, so that a replay is recognized: the database returns its own. */
export const orderedFigures = (per100: Per100): Per100 =>
  Object.fromEntries(DIARY_NUTRIENTS.map((nutrient) => [nutrient, per100[nutrient]])) as Per100;

export const orderedFood = ({ ref, per100 }: EatenFood): EatenFood => ({
  ref,
  per100: per100 && orderedFigures(per100),
});

export const orderedAmount = ({ grams, low, high, unit, count, isAssumed }: Amount): Amount => ({
  grams,
  low,
  high,
  unit,
  count,
  isAssumed,
});
