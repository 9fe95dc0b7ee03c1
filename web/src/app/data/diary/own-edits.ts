import type { OwnFood, OwnMeal, OwnMeasure } from "@app/contract/diary";
import { recordId } from "@app/engine/sync/record-id";
import type { Edit } from "../../sync/core/edit.ts";
import { uuidV7 } from "../../sync/core/uuid-v7.ts";

/** Without an id it is another one, here and below. */
export const saveOwnFood = ({ name, per100, measure }: OwnFood, nowMs: number, id?: string): Edit => ({
  id: id ?? uuidV7(nowMs),
  kind: "own-food",
  op: "put",
  fields: { name, per100, measure } satisfies OwnFood,
});

/** "Minha concha = 110 g": one for each pair of measure and food. */
export const saveOwnMeasure = ({ measure, grams }: OwnMeasure): Edit => ({
  id: recordId("own-measure", measure.unit, measure.food ?? "*"),
  kind: "own-measure",
  op: "put",
  fields: { measure, grams } satisfies OwnMeasure,
});

export const saveOwnMeal = ({ name, items }: OwnMeal, nowMs: number, id?: string): Edit => ({
  id: id ?? uuidV7(nowMs),
  kind: "own-meal",
  op: "put",
  fields: { name, items } satisfies OwnMeal,
});

export const removeOwnFood = (id: string): Edit => ({ id, kind: "own-food", op: "delete", fields: {} });
export const removeOwnMeasure = (id: string): Edit => ({ id, kind: "own-measure", op: "delete", fields: {} });
export const removeOwnMeal = (id: string): Edit => ({ id, kind: "own-meal", op: "delete", fields: {} });
