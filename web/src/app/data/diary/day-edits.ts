import type { Activity, BodyMeasure, DiaryDay, Sleep } from "@app/contract/diary";
import { timeWithin } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import type { Edit } from "../../sync/core/edit.ts";
import { uuidV7 } from "../../sync/core/uuid-v7.ts";
import type { DiaryRecords } from "./diary-records.ts";

type Days = Pick<DiaryRecords, "days">;

export const setWater = (records: Days, day: string, waterMl: number): Edit => changeDay(records, day, { waterMl });

export const setComplete = (records: Days, day: string, isComplete: boolean): Edit =>
  changeDay(records, day, { isComplete });

/** Null: the day is as the others again. */
export const setBadDay = (records: Days, day: string, badDay: DiaryDay["badDay"]): Edit =>
  changeDay(records, day, { badDay });

/** The first put of a day has all fields: until then there is no record. */
function changeDay({ days }: Days, day: string, changes: Partial<Omit<DiaryDay, "day">>): Edit {
  const fields = days.has(day) ? changes : { day, waterMl: 0, isComplete: false, badDay: null, ...changes };
  return { id: recordId("day", day), kind: "day", op: "put", fields };
}

export const saveMeasure = ({ measure, cm }: BodyMeasure): Edit => ({
  id: recordId("measure", measure.day, measure.site),
  kind: "measure",
  op: "put",
  fields: { measure, cm } satisfies BodyMeasure,
});

export const saveSleep = ({ day, minutes, quality }: Sleep): Edit => ({
  id: recordId("sleep", day),
  kind: "sleep",
  op: "put",
  fields: { day, minutes, quality } satisfies Sleep,
});

/** Without an id it is another activity of that day. */
export const saveActivity = ({ activity, minutes, effort }: Activity, nowMs: number, id?: string): Edit => ({
  id: id ?? uuidV7(timeWithin(activity.day, nowMs)),
  kind: "activity",
  op: "put",
  fields: { activity, minutes, effort } satisfies Activity,
});

export const removeActivity = (id: string): Edit => ({ id, kind: "activity", op: "delete", fields: {} });
