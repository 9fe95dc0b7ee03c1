import { Activity, BodyMeasure, Sleep } from "@app/contract/diary";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import type { Encryption } from "../../platform/encryption.ts";
import { objectColumns, valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { dayKind } from "./day-kind.ts";
import { isDiaryDay } from "./diary-day.ts";
import { createFoodKind } from "./food-kind.ts";
import { createOwnFoodKind, createOwnMealKind, ownMeasureKind } from "./own-kinds.ts";

const SleepPut = z.partial(z.strictObject(Sleep.shape));

/** A night, one for each day. */
const sleepKind: RecordKind = {
  name: "sleep",
  purpose: "health-data",
  parse: parseSleep,
  ...createRecordTable("sleeps", {
    day: valueColumn("day", "date"),
    minutes: valueColumn("minutes", "int"),
    quality: valueColumn("quality", "int"),
  }),
};

function parseSleep(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = SleepPut.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (data.day !== undefined && (!isDiaryDay(data.day, now) || id !== recordId("sleep", data.day))) return undefined;
  return data;
}

const { measure: Measure, cm: Cm } = BodyMeasure.shape;
const MeasurePut = z.partial(z.strictObject({ measure: z.strictObject(Measure.shape), cm: Cm }));

/** A measure of the body, one for each day and site. */
const measureKind: RecordKind = {
  name: "measure",
  purpose: "health-data",
  parse: parseMeasure,
  ...createRecordTable("body_measures", {
    measure: objectColumns("measure_hlc", { day: "date", site: "text" }),
    cm: valueColumn("cm", "numeric(4, 1)"),
  }),
};

function parseMeasure(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = MeasurePut.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (!data.measure) return data;
  const { day, site } = data.measure;
  if (!isDiaryDay(day, now) || id !== recordId("measure", day, site)) return undefined;
  return { ...data, measure: { day, site } };
}

const { activity: What, minutes: Minutes, effort: Effort } = Activity.shape;
const ActivityPut = z.partial(
  z.strictObject({ activity: z.strictObject(What.shape), minutes: Minutes, effort: Effort }),
);

/** Something done outside of the plan's sessions. */
const activityKind: RecordKind = {
  name: "activity",
  purpose: "health-data",
  parse: parseActivity,
  ...createRecordTable("activities", {
    activity: objectColumns("activity_hlc", { day: "date", what: "text" }),
    minutes: valueColumn("minutes", "int"),
    effort: valueColumn("effort", "int"),
  }),
};

function parseActivity(fields: Record<string, unknown>, _id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = ActivityPut.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (!data.activity) return data;
  const { day, what } = data.activity;
  return isDiaryDay(day, now) ? { ...data, activity: { day, what } } : undefined;
}

/** Of the kinds that the member names in words of their own. */
type Named = Pick<RecordKind, "afterSave">;

/** What a member logs in the diary and keeps of their own for it. */
export const createDiaryKinds = (encryption: Encryption, named: Named): RecordKind[] => [
  createFoodKind(),
  dayKind,
  measureKind,
  sleepKind,
  activityKind,
  { ...createOwnFoodKind(encryption), ...named },
  ownMeasureKind,
  { ...createOwnMealKind(encryption), ...named },
];
