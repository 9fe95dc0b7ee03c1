import { sealedRows } from "../platform/sealed-rows.ts";

/** Of a lost value: its record, field and device. */
export type ConflictKey = { recordId: string; field: string; device: string };

export const sealedConflicts = sealedRows<unknown, ConflictKey & { kind: string }>(
  "sync_conflicts",
  ({ kind, recordId, field, device }) => [kind, recordId, field, device].join(" "),
);
