import { EatenMeal } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { isDoneDay, isMealId, isPlanVersion } from "../plans/layer/plan-part.ts";
import { objectColumns, valueColumn } from "../sync/record-columns.ts";
import type { RecordKind } from "../sync/record-kind.ts";
import { createRecordTable } from "../sync/record-table.ts";

const Put = z.strictObject({ meal: z.strictObject(EatenMeal.shape.meal.shape), at: EatenMeal.shape.at });

/** "Comi assim": a planned meal of a day, eaten as it stood. */
export const eatenKind: RecordKind = {
  name: "eaten",
  purpose: "health-data",
  parse: parseEaten,
  ...createRecordTable("eaten_meals", {
    meal: objectColumns("meal_hlc", { plan: "int", part: "text", day: "date" }),
    at: valueColumn("at", "timestamptz"),
  }),
};

function parseEaten(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success) return undefined;
  const { plan, part, day } = data.meal;
  const at = new Date(data.at).toISOString();
  if (!isPlanVersion(plan) || !isMealId(part) || !isDoneDay(day, now) || !isDoneDay(at.slice(0, 10), now))
    return undefined;
  return id === recordId("eaten", plan, day, part) ? { meal: { plan, part, day }, at } : undefined;
}
