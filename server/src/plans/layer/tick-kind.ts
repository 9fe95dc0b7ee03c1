import { ShoppingTick } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { objectColumns, valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isFoodId, isMonday, isPlanVersion, isStorableDay } from "./plan-part.ts";

const Put = z.strictObject({ item: z.strictObject(ShoppingTick.shape.item.shape), done: z.boolean() });

/** A line of the shopping list of a week, ticked or not. */
export const tickKind: RecordKind = {
  name: "tick",
  purpose: "health-data",
  parse: parseTick,
  ...createRecordTable("shopping_ticks", {
    item: objectColumns("item_hlc", { plan: "int", food: "text", week: "date" }),
    done: valueColumn("done", "boolean"),
  }),
};

function parseTick(fields: Record<string, unknown>, id: string): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success) return undefined;
  const { item, done } = data;
  const { plan, food, week } = item;
  if (!isPlanVersion(plan) || !isFoodId(food) || !isStorableDay(week) || !isMonday(week)) return undefined;
  return id === recordId("tick", plan, week, food) ? { item: { plan, food, week }, done } : undefined;
}
