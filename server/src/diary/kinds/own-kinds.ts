import { MAX_OWN_MEAL_ITEMS, OwnFood, OwnMeal, OwnMeasure } from "@app/contract/diary";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import type { Encryption } from "../../platform/encryption.ts";
import { objectColumns, valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { createSealedTable } from "../../sync/sealed-table.ts";
import { isKnownFood, isSoundAmount, isUnit, StoredAmount, StoredFood } from "./eaten-food.ts";

const { name: Name, per100: Per100, measure: Measure } = OwnFood.shape;
const FoodPut = z.partial(
  z.strictObject({
    name: Name,
    per100: z.strictObject(Per100.shape),
    measure: z.nullable(z.strictObject(Measure.def.innerType.shape)),
  }),
);
const FOOD_CLOCKS = { name: "name_hlc", per100: "per100_hlc", measure: "measure_hlc" };

/** A food that the catalogue does not have, sealed: its name is the member's words. */
export const createOwnFoodKind = (encryption: Encryption): RecordKind => ({
  name: "own-food",
  purpose: "health-data",
  parse: parseOwnFood,
  ...createSealedTable("own_foods", FOOD_CLOCKS, encryption),
});

function parseOwnFood(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const { success, data } = FoodPut.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  return data.measure && !isUnit(data.measure.unit) ? undefined : data;
}

const Item = z.strictObject({ food: StoredFood, amount: StoredAmount });
const MealPut = z.partial(
  z.strictObject({
    name: OwnMeal.shape.name,
    items: z.array(Item).check(z.minLength(1), z.maxLength(MAX_OWN_MEAL_ITEMS)),
  }),
);
const MEAL_CLOCKS = { name: "name_hlc", items: "items_hlc" };

/** Foods that are logged together, sealed. */
export const createOwnMealKind = (encryption: Encryption): RecordKind => ({
  name: "own-meal",
  purpose: "health-data",
  parse: parseOwnMeal,
  ...createSealedTable("own_meals", MEAL_CLOCKS, encryption),
});

function parseOwnMeal(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const { success, data } = MealPut.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  const isSound = !data.items || data.items.every(({ food, amount }) => isKnownFood(food) && isSoundAmount(amount));
  return isSound ? data : undefined;
}

const { measure: OwnMeasureShape, grams: GramsShape } = OwnMeasure.shape;
const MeasurePut = z.partial(z.strictObject({ measure: z.strictObject(OwnMeasureShape.shape), grams: GramsShape }));

/** "Minha concha = 110 g": one for each unit and food. */
export const ownMeasureKind: RecordKind = {
  name: "own-measure",
  purpose: "health-data",
  parse: parseOwnMeasure,
  ...createRecordTable("own_measures", {
    measure: objectColumns("measure_hlc", { unit: "text", food: "text" }),
    grams: valueColumn("grams", "numeric(5, 1)"),
  }),
};

function parseOwnMeasure(fields: Record<string, unknown>, id: string): Record<string, unknown> | undefined {
  const { success, data } = MeasurePut.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (!data.measure) return data;
  const { unit, food } = data.measure;
  const isKnown = food === null || food.startsWith("mine:") || findFood(food) !== undefined;
  if (!isKnown || !isUnit(unit) || id !== recordId("own-measure", unit, food ?? "*")) return undefined;
  return { ...data, measure: { unit, food } };
}
