import type { DeviceState, LocalRecord, OutboxEntry, Patch } from "./device-state.ts";

/** Where this device keeps records and unsent mutations. */
export interface DeviceStore {
  /** It survives a closed page. */
  readonly durable: boolean;
  /** Kept in memory from the first time on. */
  load(): Promise<DeviceState>;
  /** Another tab has written: the next `load` reads again. */
  refresh(): void;
  /**
   * Reads meta, outbox and the named records, and writes what `change` returns: one transaction, all or nothing, also
   * when several tabs share the store.
   */
  update(ids: readonly string[], change: (state: DeviceState) => Patch): Promise<void>;
  close(): void;
}

/** Entries sort by their clocks, which are text. */
export const byHlc = (a: { hlc: string }, b: { hlc: string }): number => (a.hlc < b.hlc ? -1 : a.hlc > b.hlc ? 1 : 0);

export const byId = (records: readonly LocalRecord[]): Map<string, LocalRecord> =>
  new Map(records.map((record) => [record.id, record]));

/** A store's contents after a patch. */
export function patched({ meta, outbox, records }: DeviceState, patch: Patch): DeviceState {
  const removed = new Set(patch.outbox?.remove);
  const entries = new Map(outbox.filter(({ hlc }) => !removed.has(hlc)).map((entry) => [entry.hlc, entry]));
  for (const entry of patch.outbox?.put ?? []) entries.set(entry.hlc, entry);
  return { meta: patch.meta ?? meta, outbox: sorted(entries), records: patchedRecords(records, patch.records) };
}

function patchedRecords(records: DeviceState["records"], patch: Patch["records"]): DeviceState["records"] {
  if (!patch) return records;
  const kept = new Map(patch.clear ? [] : records);
  for (const id of patch.remove ?? []) kept.delete(id);
  for (const record of patch.put ?? []) kept.set(record.id, record);
  return kept;
}

const sorted = (entries: ReadonlyMap<string, OutboxEntry>): OutboxEntry[] => [...entries.values()].sort(byHlc);
