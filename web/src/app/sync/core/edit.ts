import { nextHlc } from "@app/engine/sync/hlc";
import {
  currentState,
  type DeviceState,
  knownRecord,
  type LocalRecord,
  type Meta,
  newestClock,
  type OutboxEntry,
  type Patch,
} from "./device-state.ts";

/** Whether this device has the edits. A failure is said on the screen, and rejects nothing. */
export type Save = (edits: readonly Edit[]) => Promise<boolean>;

/** For a form, which stays as it is when this device could not store what was typed. */
export async function orThrow(saving: Promise<boolean>): Promise<void> {
  if (!(await saving)) throw new Error("this device could not store it");
}

export type Edit = { id: string; kind: string; op: "put" | "delete"; fields: Record<string, unknown> };

/** Stamps an edit with this device's clock, corrected by the server's. */
export function stamp(meta: Meta, wallMs: number, edit: Edit): { meta: Meta; entry: OutboxEntry } {
  const { clock, hlc } = nextHlc(meta.clock, wallMs + meta.offsetMs, meta.device);
  return { meta: { ...meta, clock }, entry: { ...edit, hlc, refused: null } };
}

/** Saving is local: the outbox has it before anything is sent. */
export function recordEdits(state: DeviceState, wallMs: number, edits: readonly Edit[]): Patch {
  const put: OutboxEntry[] = [];
  let { meta } = state;
  for (const edit of edits) {
    const stamped = stamp(meta, wallMs, edit);
    meta = stamped.meta;
    put.push(stamped.entry);
  }
  const edited = edits.filter(({ id }) => state.records.has(id));
  return { meta, outbox: { put }, records: { put: edited.map(({ id, kind }) => seenRecord(state, id, kind)) } };
}

/** The member has looked at a record: what lost until now is no longer offered here. */
export function seenRecord(state: DeviceState, id: string, kind: string): LocalRecord {
  const record = knownRecord(state, id, kind);
  const own = state.outbox.filter((entry) => entry.id === id);
  return { ...record, seen: newestClock(currentState(record.state, own)), contested: [] };
}
