import { BAD_DAY_REASONS, DiaryDay } from "@app/contract/diary";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { valueColumn } from "../../sync/record-columns.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isDiaryDay } from "./diary-day.ts";

const { badDay: BadDay } = DiaryDay.shape;
const Put = z.partial(
  z.strictObject({ ...DiaryDay.shape, badDay: z.nullable(z.strictObject(BadDay.def.innerType.shape)) }),
);

const WAS_SAID = "coalesce(stored.is_complete, false) or coalesce(stored.is_bad, false)";

/** What a member says of a whole day: water, whether it is complete, whether it went badly. */
export const dayKind: RecordKind = {
  name: "day",
  purpose: "health-data",
  parse: parseDay,
  ...createRecordTable(
    "diary_days",
    {
      day: valueColumn("day", "date"),
      waterMl: valueColumn("water_ml", "int"),
      isComplete: valueColumn("is_complete", "boolean"),
      badDay: {
        hlc: "bad_day_hlc",
        columns: { is_bad: "boolean", bad_reasons: "text[]" },
        toRow: (badDay: DiaryDay["badDay"]) => ({ is_bad: badDay !== null, bad_reasons: badDay?.reasons }),
        fromRow: ({ is_bad: isBad, bad_reasons: reasons }) => (isBad ? { reasons } : null),
      },
    },
    { isReceivedAnew: `(excluded.is_complete or excluded.is_bad) and not (${WAS_SAID})` },
  ),
};

function parseDay(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  const { day, badDay } = data;
  if (day !== undefined && (!isDiaryDay(day, now) || id !== recordId("day", day))) return undefined;
  // Each reason once and in one order: a value must equal what the database returns.
  return badDay
    ? { ...data, badDay: { reasons: BAD_DAY_REASONS.filter((one) => badDay.reasons.includes(one)) } }
    : data;
}
