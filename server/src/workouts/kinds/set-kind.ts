import { WorkoutSet } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { isExerciseId } from "../../plans/layer/plan-part.ts";
import { objectColumns, valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { storableTime } from "./workout-kind.ts";

const Put = z.strictObject({ set: z.strictObject(WorkoutSet.shape.set.shape), at: WorkoutSet.shape.at });

/** A set that was done; a correction replaces it. */
export const setKind: RecordKind = {
  name: "set",
  purpose: "health-data",
  parse: parseSet,
  ...createRecordTable("workout_sets", {
    set: objectColumns("set_hlc", {
      workout: "uuid",
      part: "text",
      exercise: "text",
      number: "int",
      kg: "numeric(5, 2)",
      count: "int",
      reserve: "int",
    }),
    at: valueColumn("at", "timestamptz"),
  }),
};

/** Whether its workout is there is decided when it is read: a device sends set by set. */
function parseSet(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success) return undefined;
  const { part, exercise, number, kg, count, reserve } = data.set;
  const workout = data.set.workout.toLowerCase();
  const at = storableTime(data.at, now);
  if (!at || !isExerciseId(exercise) || id !== recordId("set", workout, part, number)) return undefined;
  return { set: { workout, part, exercise, number, kg, count, reserve }, at };
}
