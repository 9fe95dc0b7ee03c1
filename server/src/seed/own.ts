/** What the demo member calls her own: a ladle, a food and a meal. */
import { findMeasure } from "@app/engine/nutrition/catalogue/catalogue";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../deps.ts";
import { dayAgo, type Put, timeOn } from "./demo-device.ts";

const BEANS = "taco:561";

export function ownPuts(deps: Deps): Put[] {
  const at = timeOn(deps, dayAgo(deps, 30), "23:00");
  const measure = { unit: "co", food: BEANS };
  const per100 = { kcal: 245, protein: 4.1, fat: 8.2, carb: 39.5, fibre: null };
  return [
    { kind: "own-measure", id: recordId("own-measure", "co", BEANS), at, fields: { measure, grams: 110 } },
    {
      kind: "own-food",
      id: recordId("own-food", "bolo-de-banana"),
      at,
      fields: { name: "Bolo de banana da Célia", per100, measure: { unit: "fa", grams: 60 } },
    },
    {
      kind: "own-meal",
      id: recordId("own-meal", "marmita-de-terca"),
      at,
      fields: { name: "Marmita de terça", items: [itemOf("taco:3", "co", 1), itemOf("taco:410", "filé", 1)] },
    },
  ];
}

function itemOf(food: "taco:3" | "taco:410", unit: "co" | "filé", count: number) {
  const measure = findMeasure(food, unit);
  if (!measure) throw new Error(`${food} has no measure ${unit}`);
  const { grams, low, high } = measure;
  return { food: { ref: food, per100: null }, amount: { grams, low, high, unit, count, isAssumed: false } };
}
