import { OwnMeasure } from "@app/contract/diary";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isUnit } from "./eaten-food.ts";

const { measure: Measure, grams: Grams } = OwnMeasure.shape;
const Put = z.partial(z.strictObject({ measure: z.strictObject(Measure.shape), grams: Grams }));

/** "Minha concha = 110 g": one for each unit and food. */
export const ownMeasureKind: RecordKind = {
  name: "own-measure",
  purpose: "health-data",
  parse: parseOwnMeasure,
  ...createRecordTable("own_measures", {
    measure: {
      hlc: "measure_hlc",
      columns: { unit: "text", food: "text" },
      toRow: ({ unit, food }: OwnMeasure["measure"]) => ({ unit, food }),
      fromRow: ({ unit, food }) => ({ unit, food }),
    },
    grams: {
      hlc: "grams_hlc",
      columns: { grams: "numeric(5, 1)" },
      toRow: (grams: number) => ({ grams }),
      fromRow: ({ grams }) => Number(grams),
    },
  }),
};

function parseOwnMeasure(fields: Record<string, unknown>, id: string): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (!data.measure) return data;
  const { unit, food } = data.measure;
  const isKnown = food === null || food.startsWith("mine:") || findFood(food) !== undefined;
  if (!isKnown || !isUnit(unit) || id !== recordId("own-measure", unit, food ?? "*")) return undefined;
  return { ...data, measure: { unit, food } };
}
