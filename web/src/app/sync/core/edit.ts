import { nextHlc } from "@app/engine/sync/hlc";
import type { Meta, OutboxEntry, Patch } from "./device-state.ts";

export type Edit = { id: string; kind: string; op: "put" | "delete"; fields: Record<string, unknown> };

/** Stamps an edit with this device's clock, corrected by the server's. */
export function stamp(meta: Meta, wallMs: number, edit: Edit): { meta: Meta; entry: OutboxEntry } {
  const { clock, hlc } = nextHlc(meta.clock, wallMs + meta.offsetMs, meta.device);
  return { meta: { ...meta, clock }, entry: { ...edit, hlc, refused: null } };
}

/** Saving is local: the outbox has it before anything is sent. */
export function recordEdits(meta: Meta, wallMs: number, edits: readonly Edit[]): Patch {
  const put: OutboxEntry[] = [];
  let current = meta;
  for (const edit of edits) {
    const stamped = stamp(current, wallMs, edit);
    current = stamped.meta;
    put.push(stamped.entry);
  }
  return { meta: current, outbox: { put } };
}
