import { Swap } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { objectColumns } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isExerciseId, isFoodId, isMealId, isPlanVersion, isSessionPartId, isStorableDay } from "./plan-part.ts";

const Put = z.strictObject({ choice: z.strictObject(Swap.shape.choice.shape) });

/** What a member takes instead of an item, a meal or an exercise of a version: one choice for a day, one for every week. */
export const swapKind: RecordKind = {
  name: "swap",
  purpose: "health-data",
  parse: parseSwap,
  ...createRecordTable("plan_swaps", {
    choice: objectColumns("choice_hlc", { plan: "int", part: "text", takes: "text", day: "date" }),
  }),
};

/** Whether the version offers it is decided when it is read: a device may be behind. */
function parseSwap(fields: Record<string, unknown>, id: string): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success) return undefined;
  const { plan, part, takes, day } = data.choice;
  if (!isPlanVersion(plan) || (day !== null && !isStorableDay(day))) return undefined;
  if (!mayTake(part, takes) || id !== recordId("swap", plan, part, day ?? "always")) return undefined;
  // In the order of the columns: a replay is recognized by an equal value.
  return { choice: { plan, part, takes, day } };
}

/** A meal takes a meal, an exercise an exercise, an item a food. */
function mayTake(part: string, takes: string): boolean {
  if (isMealId(part)) return isMealId(takes);
  return isSessionPartId(part) ? isExerciseId(takes) : isFoodId(takes);
}
