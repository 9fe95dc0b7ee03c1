import type { SyncKind } from "@app/contract/sync";
import { recordId } from "./record-id.ts";

// Records that are stored by day carry it in their id: the first 48 bits are a time within that day (UTC), as in a
// UUIDv7. Who has the id knows the partition.

/** The day of a record: `2026-11-12`. */
export const dayOfId = (id: string): string =>
  new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString().slice(0, 10);

/** As recordId, with the day in front: the one record of a kind with this key on that day. */
export function dayRecordId(day: string, kind: SyncKind, ...key: (string | number)[]): string {
  const time = Date.parse(day).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}${recordId(kind, day, ...key).slice(13)}`;
}

/** The time for a UUIDv7 of a day: that of the clock, moved to the day. */
export const timeWithin = (day: string, nowMs: number): number => Date.parse(day) + (nowMs % 86_400_000);
