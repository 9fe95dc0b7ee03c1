import type { Change, SyncReply } from "@app/contract/sync";
import { deviceOf, observe } from "@app/engine/sync/hlc";
import { applyOperation, type RecordState } from "@app/engine/sync/merge";
import {
  currentState,
  type DeviceState,
  fieldsOf,
  knownRecord,
  type LocalRecord,
  type Meta,
  type OutboxEntry,
  type Patch,
} from "./device-state.ts";
import { stamp } from "./edit.ts";

/** The records whose state a reply touches. */
export const touchedBy = ({ acks, changes }: SyncReply): string[] => [
  ...new Set([...acks, ...changes].map(({ id }) => id)),
];

/**
 * What a reply changes on this device. `sentCursor` is the cursor of the request: when another tab has moved it since,
 * this page of changes is not the next one, so only the acknowledgements count and the next call pulls again.
 */
export function applyReply(state: DeviceState, sentCursor: string | null, reply: SyncReply, wallMs: number): Patch {
  const isNextPage = state.meta.cursor === sentCursor;
  const received = { records: new Map(reply.reset ? [] : state.records) };
  const put = new Map<string, LocalRecord>();
  const keep = (record: LocalRecord) => {
    received.records.set(record.id, record);
    put.set(record.id, record);
  };
  const outbox: { put: OutboxEntry[]; remove: string[] } = { put: [], remove: [] };
  let meta: Meta = { ...state.meta, offsetMs: reply.now - wallMs };
  if (isNextPage) meta = { ...meta, cursor: reply.cursor, complete: !reply.more };

  const unsent = new Map(state.outbox.map((entry) => [`${entry.id} ${entry.hlc}`, entry]));
  const superseded = supersededBy(reply.acks, state.outbox);
  outbox.remove.push(...superseded);
  for (const { id, hlc, result } of reply.acks) {
    const entry = unsent.get(`${id} ${hlc}`);
    if (!entry || superseded.has(hlc)) continue;
    const record = knownRecord(received, id, entry.kind);
    if (result === "stored") {
      outbox.remove.push(hlc);
      // The change itself may be on a later page; until then the acknowledged value stays visible.
      if (isNextPage) keep({ ...record, state: applyOperation(record.state, entry) });
      continue;
    }
    const again = result === "clock-ahead" || result === "gone" ? revised(entry, result, state) : null;
    if (again) {
      const restamped = stamp(clockAfter(meta, record.state, reply.now), wallMs, again);
      meta = restamped.meta;
      outbox.put.push(restamped.entry);
      outbox.remove.push(hlc);
    } else {
      outbox.put.push({ ...entry, refused: result });
    }
  }

  if (!isNextPage) return { meta, outbox };
  for (const change of reply.changes) {
    const record = knownRecord(received, change.id, change.kind);
    const contested = [...(record.contested ?? []), ...lostWithoutNotice(change, state.outbox, meta.device)];
    keep({ ...record, state: recordOf(change), contested });
    for (const hlc of clocksOf(change)) meta = { ...meta, clock: observe(meta.clock, hlc) };
  }
  return {
    meta,
    outbox,
    records: { clear: reply.reset, put: [...put.values()] },
    ...(reply.reset && { answers: { clear: "received" } }),
  };
}

/**
 * Unsent edits of records whose later delete was acknowledged. A refused one, sent again after its reason is gone, would
 * bring the record back: the server may not have kept the delete of a record it never had.
 */
function supersededBy(acks: SyncReply["acks"], outbox: readonly OutboxEntry[]): Set<string> {
  const stored = new Set(acks.filter(({ result }) => result === "stored").map(({ hlc }) => hlc));
  const deletes = outbox.filter(({ op, hlc }) => op === "delete" && stored.has(hlc));
  const isBefore = (entry: OutboxEntry) => deletes.some(({ id, hlc }) => id === entry.id && hlc > entry.hlc);
  return new Set(outbox.filter((entry) => !stored.has(entry.hlc) && isBefore(entry)).map(({ hlc }) => hlc));
}

/** The edit to send instead of a refused one, or null when this device cannot mend it. */
function revised(entry: OutboxEntry, result: "clock-ahead" | "gone", { outbox, records }: DeviceState) {
  if (result === "clock-ahead") return entry;
  const { state: before } = knownRecord({ records }, entry.id, entry.kind);
  const own = outbox.filter(({ id, hlc }) => id === entry.id && hlc <= entry.hlc);
  const fields = fieldsOf(currentState(before, own));
  return Object.keys(fields).length > Object.keys(entry.fields).length ? { ...entry, fields } : null;
}

/** A clock that ran ahead goes back to the server's, yet never below what this record has seen. */
function clockAfter(meta: Meta, { fields, deleted }: RecordState, now: number): Meta {
  if (meta.clock.ms <= now) return meta;
  const seen = [...Object.values(fields).map(({ hlc }) => hlc), ...(deleted ? [deleted] : [])];
  return { ...meta, clock: seen.reduce(observe, { ms: now, counter: meta.clock.counter }) };
}

/** This device's unsent edits that lost: the other device cannot have known them, nor this one the winner. */
const lostWithoutNotice = ({ id, clocks }: Change, outbox: readonly OutboxEntry[], device: string): string[] =>
  outbox
    .filter((entry) => entry.id === id && deviceOf(entry.hlc) === device)
    .filter(({ hlc, fields }) => Object.keys(fields).some((field) => (clocks.fields[field] ?? "") > hlc))
    .map(({ hlc }) => hlc);

const clocksOf = ({ clocks }: Change): string[] => [
  ...Object.values(clocks.fields),
  ...(clocks.deleted ? [clocks.deleted] : []),
];

/** A change is the server's merged state: it includes all that was acknowledged before it. */
function recordOf({ fields, clocks, conflicts }: Change): RecordState {
  const losers: RecordState["losers"] = {};
  for (const { field, value, hlc } of conflicts) losers[field] = { ...losers[field], [deviceOf(hlc)]: { value, hlc } };
  return {
    fields: Object.fromEntries(
      Object.entries(clocks.fields).map(([name, hlc]) => [name, { value: fields[name], hlc }]),
    ),
    deleted: clocks.deleted,
    losers,
  };
}
