import { Activity } from "@app/contract/diary";
import * as z from "zod/mini";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isDiaryDay } from "./diary-day.ts";

const { activity: What, minutes: Minutes, effort: Effort } = Activity.shape;
const Put = z.partial(z.strictObject({ activity: z.strictObject(What.shape), minutes: Minutes, effort: Effort }));

/** Something done outside of the plan's sessions. */
export const activityKind: RecordKind = {
  name: "activity",
  purpose: "health-data",
  parse: parseActivity,
  ...createRecordTable("activities", {
    activity: {
      hlc: "activity_hlc",
      columns: { day: "date", what: "text" },
      toRow: ({ day, what }: Activity["activity"]) => ({ day, what }),
      fromRow: ({ day, what }) => ({ day, what }),
    },
    minutes: {
      hlc: "minutes_hlc",
      columns: { minutes: "int" },
      toRow: (minutes: number) => ({ minutes }),
      fromRow: ({ minutes }) => minutes,
    },
    effort: {
      hlc: "effort_hlc",
      columns: { effort: "int" },
      toRow: (effort: number | null) => ({ effort }),
      fromRow: ({ effort }) => effort,
    },
  }),
};

function parseActivity(fields: Record<string, unknown>, _id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (!data.activity) return data;
  const { day, what } = data.activity;
  return isDiaryDay(day, now) ? { ...data, activity: { day, what } } : undefined;
}
