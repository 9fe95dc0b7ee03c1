import { Weight } from "@app/contract/sync";
import * as z from "zod/mini";
import { addMs, DAY_MS } from "../platform/time.ts";
import { valueColumn } from "../sync/record-columns.ts";
import type { RecordKind } from "../sync/record-kind.ts";
import { createRecordTable } from "../sync/record-table.ts";

/** A put may set some of the fields, and no other. */
const Put = z.partial(z.strictObject(Weight.shape));
const EARLIEST = new Date("1900-01-01T00:00:00Z");

export const weightKind: RecordKind = {
  name: "weight",
  purpose: "health-data",
  parse: parseWeight,
  ...createRecordTable(
    "weights",
    { at: valueColumn("at", "timestamptz"), kg: valueColumn("kg", "numeric(5, 2)") },
    // Moved to another moment it is received anew.
    { isReceivedAnew: "excluded.at is distinct from stored.at" },
  ),
};

/** A time has one form, so that a replay is recognized: a value must equal what the database returns. */
function parseWeight(fields: Record<string, unknown>, _id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  if (data.at === undefined) return data;
  const at = new Date(data.at);
  return at >= EARLIEST && at <= addMs(now, DAY_MS) ? { ...data, at: at.toISOString() } : undefined;
}
