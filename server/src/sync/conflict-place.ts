import type { SealedPlace } from "../platform/encryption.ts";

/** Of a lost value: its record, field and device. */
export type ConflictPlace = { recordId: string; field: string; device: string };

/** A sealed value opens on the row of its own record, field and device only. */
export const conflictPlace = (
  accountId: string,
  { kind, recordId, field, device }: ConflictPlace & { kind: string },
): SealedPlace => ({ accountId, table: "sync_conflicts", item: [kind, recordId, field, device].join(" ") });
