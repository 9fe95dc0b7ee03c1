import { ExerciseStop } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { isExerciseId } from "../../plans/layer/plan-part.ts";
import { valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { erasePainReports } from "../pain/pain-report-store.ts";
import { storableTime } from "./workout-kind.ts";

type Stop = ExerciseStop["stop"];
const { stop: Stop, at: At } = ExerciseStop.shape;
const Put = z.strictObject({
  stop: z.strictObject({ ...Stop.shape, pain: z.nullable(z.strictObject(Stop.shape.pain.def.innerType.shape)) }),
  at: At,
});

const table = createRecordTable("exercise_stops", {
  stop: {
    hlc: "stop_hlc",
    columns: {
      workout: "uuid",
      part: "text",
      exercise: "text",
      because: "text",
      region: "text",
      side: "text",
      pain: "int",
    },
    toRow: ({ pain, ...stop }: Stop) => ({ ...stop, region: pain?.region, side: pain?.side, pain: pain?.level }),
    fromRow: ({ workout, part, exercise, because, region, side, pain }) => ({
      workout,
      part,
      exercise,
      because,
      pain: region === null ? null : { region, side, level: pain },
    }),
  },
  at: valueColumn("at", "timestamptz"),
});

/** An exercise that was ended before its last set, or left out. */
export const createStopKind = (afterSave: NonNullable<RecordKind["afterSave"]>): RecordKind => ({
  name: "stop",
  purpose: "health-data",
  parse: parseStop,
  ...table,
  async erase(tx, accountId) {
    await table.erase(tx, accountId);
    await erasePainReports(tx, accountId);
  },
  afterSave,
});

function parseStop(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success) return undefined;
  const { part, exercise, because, pain } = data.stop;
  const workout = data.stop.workout.toLowerCase();
  const at = storableTime(data.at, now);
  if (!at || !isExerciseId(exercise) || id !== recordId("stop", workout, part, exercise)) return undefined;
  if (pain && because !== "pain") return undefined;
  const said = pain && { region: pain.region, side: pain.side, level: pain.level };
  return { stop: { workout, part, exercise, because, pain: said }, at };
}
