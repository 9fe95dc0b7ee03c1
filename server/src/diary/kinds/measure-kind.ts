import { BodyMeasure } from "@app/contract/diary";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createRecordTable } from "../../sync/record-table.ts";
import { isDiaryDay } from "./diary-day.ts";

const { measure: Measure, cm: Cm } = BodyMeasure.shape;
const Put = z.partial(z.strictObject({ measure: z.strictObject(Measure.shape), cm: Cm }));

/** A measure of the body, one for each day and site. */
export const measureKind: RecordKind = {
  name: "measure",
  purpose: "health-data",
  parse: parseMeasure,
  ...createRecordTable("body_measures", {
    measure: {
      hlc: "measure_hlc",
      columns: { day: "date", site: "text" },
      toRow: ({ day, site }: BodyMeasure["measure"]) => ({ day, site }),
      fromRow: ({ day, site }) => ({ day, site }),
    },
    cm: {
      hlc: "cm_hlc",
      columns: { cm: "numeric(4, 1)" },
      toRow: (cm: number) => ({ cm }),
      fromRow: ({ cm }) => Number(cm),
    },
  }),
};

function parseMeasure(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (!data.measure) return data;
  const { day, site } = data.measure;
  if (!isDiaryDay(day, now) || id !== recordId("measure", day, site)) return undefined;
  return { ...data, measure: { day, site } };
}
