import { deviceOf } from "@app/engine/sync/hlc";
import { isAlive, type RecordState } from "@app/engine/sync/merge";
import {
  currentState,
  type DeviceState,
  fieldsOf,
  knownRecord,
  type LocalRecord,
  type OutboxEntry,
  type Refusal,
} from "./device-state.ts";

/** A value that lost against one written without knowing it. */
export type Conflict = {
  field: string;
  value: unknown;
  hlc: string;
  /** The lost value is this device's. */
  isOwn: boolean;
};

/** A record as the screen shows it: the server's state with the unsent mutations on top. */
export type RecordView = {
  id: string;
  kind: string;
  fields: Record<string, unknown>;
  /** Of its mutations, how many the server does not have. */
  unsent: number;
  refused: Refusal | null;
  /** Newest first. */
  conflicts: Conflict[];
};

/** The living records of a kind, in no order. */
export function viewRecords(state: DeviceState, kind: string): RecordView[] {
  const unsent = new Map<string, OutboxEntry[]>();
  for (const entry of state.outbox) unsent.set(entry.id, [...(unsent.get(entry.id) ?? []), entry]);
  const views: RecordView[] = [];
  for (const record of ofKind(state.records, kind)) {
    if (unsent.has(record.id)) continue;
    const view = settledView(record, state.meta.device);
    if (view) views.push(view);
  }
  for (const [id, entries] of unsent) {
    const record = knownRecord(state, id, entries[0]?.kind ?? "");
    if (record.kind !== kind) continue;
    const current = currentState(record.state, entries);
    if (isAlive(current)) views.push(viewOf(record, current, entries, state.meta.device));
  }
  return views;
}

/** A copy of years has thousands of records, and a screen asks for one kind of them at every change. */
const kinds = new WeakMap<DeviceState["records"], Map<string, LocalRecord[]>>();
function ofKind(records: DeviceState["records"], kind: string): readonly LocalRecord[] {
  let known = kinds.get(records);
  if (!known) {
    known = new Map();
    for (const record of records.values()) {
      const others = known.get(record.kind);
      if (others) others.push(record);
      else known.set(record.kind, [record]);
    }
    kinds.set(records, known);
  }
  return known.get(kind) ?? [];
}

/** A record with nothing unsent looks the same until the store has another one in its place. */
const settled = new WeakMap<LocalRecord, { device: string; view: RecordView | null }>();
function settledView(record: LocalRecord, device: string): RecordView | null {
  const known = settled.get(record);
  if (known?.device === device) return known.view;
  const view = isAlive(record.state) ? viewOf(record, record.state, [], device) : null;
  settled.set(record, { device, view });
  return view;
}

const viewOf = (record: LocalRecord, current: RecordState, entries: readonly OutboxEntry[], device: string) => ({
  id: record.id,
  kind: record.kind,
  fields: fieldsOf(current),
  unsent: entries.length,
  refused: entries.find(({ refused }) => refused)?.refused ?? null,
  conflicts: conflictsOf(record, current, device),
});

/**
 * A record keeps every value that lost, also one that was corrected on another device. Offered are only those that were
 * replaced without being seen, as far as this device knows.
 */
function conflictsOf({ seen = "", contested = [] }: LocalRecord, { fields, losers }: RecordState, device: string) {
  const conflicts: Conflict[] = [];
  for (const [field, byDevice] of Object.entries(losers)) {
    const winner = fields[field];
    for (const { value, hlc } of Object.values(byDevice)) {
      const isOwn = deviceOf(hlc) === device;
      const isOpen = isOwn ? contested.includes(hlc) : winner && deviceOf(winner.hlc) === device && hlc > seen;
      if (isOpen && value !== winner?.value) conflicts.push({ field, value, hlc, isOwn });
    }
  }
  return conflicts.sort((a, b) => (a.hlc < b.hlc ? 1 : -1));
}
