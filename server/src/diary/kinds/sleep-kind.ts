import { Sleep } from "@app/contract/diary";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isDiaryDay } from "./diary-day.ts";

const Put = z.partial(z.strictObject(Sleep.shape));

/** A night, one for each day. */
export const sleepKind: RecordKind = {
  name: "sleep",
  purpose: "health-data",
  parse: parseSleep,
  ...createRecordTable("sleeps", {
    day: {
      hlc: "day_hlc",
      columns: { day: "date" },
      toRow: (day: string) => ({ day }),
      fromRow: ({ day }) => day,
    },
    minutes: {
      hlc: "minutes_hlc",
      columns: { minutes: "int" },
      toRow: (minutes: number) => ({ minutes }),
      fromRow: ({ minutes }) => minutes,
    },
    quality: {
      hlc: "quality_hlc",
      columns: { quality: "int" },
      toRow: (quality: number | null) => ({ quality }),
      fromRow: ({ quality }) => quality,
    },
  }),
};

function parseSleep(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (data.day !== undefined && (!isDiaryDay(data.day, now) || id !== recordId("sleep", data.day))) return undefined;
  return data;
}
