import { MAX_MUTATIONS, type Mutation, type SyncReply } from "@app/contract/sync";
import { applyReply, touchedBy } from "./apply-reply.ts";
import { recordsToDrop } from "./bounds.ts";
import type { DeviceState, OutboxEntry, Patch, Refusal } from "./device-state.ts";
import type { DeviceStore } from "./device-store.ts";
import { type Edit, recordEdits, seenRecord } from "./edit.ts";

/** The server takes 256 KiB in all. */
const MAX_BYTES = 200_000;
/** An endless exchange would be a bug of the protocol; a full first pull takes about ten calls. */
const MAX_CALLS = 200;

export type Exchange = (request: { cursor: string | null; mutations: Mutation[] }) => Promise<SyncReply>;

export type ReplicaDeps = { store: DeviceStore; exchange: Exchange; wallMs: () => number };

/** Saves edits on this device. Resolves when the store has them. */
export const saveEdits = ({ store, wallMs }: Pick<ReplicaDeps, "store" | "wallMs">, edits: readonly Edit[]) =>
  store.update(
    edits.map(({ id }) => id),
    (state) => recordEdits(state, wallMs(), edits),
  );

/** Keeps the value shown: the ones that lost are no longer offered on this device. */
export const settleConflicts = (store: DeviceStore, { id, kind }: { id: string; kind: string }) =>
  store.update([id], (state) => (state.records.has(id) ? { records: { put: [seenRecord(state, id, kind)] } } : {}));

/**
 * Pushes what is unsent and pulls until there is nothing more. A call that fails changes nothing here: the next flush
 * sends the same mutations again, which the server applies once. `withdrawn`: the store is emptied, and nothing else done.
 */
export async function flush({ store, exchange, wallMs }: ReplicaDeps): Promise<"done" | "withdrawn"> {
  let state = await store.load();
  for (let calls = 0; calls < MAX_CALLS; calls++) {
    const { meta, outbox } = state;
    const mutations = nextBatch(outbox);
    const reply = await exchange({ cursor: meta.cursor, mutations });
    if (reply.withdrawn) {
      await store.update([], withoutHealth);
      return "withdrawn";
    }
    await store.update(touchedBy(reply), (stored) => applyReply(stored, meta.cursor, reply, wallMs()));
    state = await store.load();
    // Another cursor: a tab of this device pulled in between, maybe before the server had this push.
    const isPulled = !reply.more && state.meta.cursor === reply.cursor;
    if (isPulled && !state.outbox.some(isSendable)) {
      await dropOldest(store, state, reply.now);
      break;
    }
  }
  return "done";
}

async function dropOldest(store: DeviceStore, state: DeviceState, nowMs: number): Promise<void> {
  const remove = recordsToDrop(state, nowMs);
  if (remove.length === 0) return;
  await store.update([], ({ outbox }) => ({
    // An edit of another tab may have come in between.
    records: { remove: remove.filter((id) => !outbox.some((entry) => entry.id === id)) },
  }));
}

/** Makes refused entries sendable again, once their reason is gone. */
export const retryRefused = (store: DeviceStore, reason: Refusal) =>
  store.update([], ({ outbox }) => ({
    outbox: { put: outbox.filter(({ refused }) => refused === reason).map((entry) => ({ ...entry, refused: null })) },
  }));

/** Gives up entries that were refused, at the member's word. */
export const discardRefused = (store: DeviceStore, ids: readonly string[]) =>
  store.update([], ({ outbox }) => ({
    outbox: { remove: outbox.filter(({ id, refused }) => refused && ids.includes(id)).map(({ hlc }) => hlc) },
  }));

/** Discards what is unsent of these kinds, and every received copy. */
export const forget = (store: DeviceStore, kinds: readonly string[]) =>
  store.update([], (state) => without(state, ({ kind }) => kinds.includes(kind)));

/** After the consent was withdrawn: unsent or not, received or typed. A message to support is not health data. */
export const withoutHealth = (state: DeviceState): Patch => ({
  ...without(state, () => true),
  answers: { clear: "all" },
});

const without = ({ meta, outbox }: DeviceState, isGone: (entry: OutboxEntry) => boolean): Patch => ({
  meta: { ...meta, cursor: null, complete: false },
  outbox: { remove: outbox.filter((entry) => isGone(entry) && !isToSupport(entry)).map(({ hlc }) => hlc) },
  records: { clear: true },
});

const isToSupport = ({ fields }: OutboxEntry): boolean => fields["thread"] === "support";
export const isSendable = ({ refused }: OutboxEntry): boolean => refused === null;

/** What one call carries, the oldest first: never more than the server takes, and always something. */
export function nextBatch(outbox: readonly OutboxEntry[], maxBytes = MAX_BYTES): Mutation[] {
  const waiting = outbox.filter(isSendable).slice(0, MAX_MUTATIONS).map(toMutation);
  let bytes = 0;
  const end = waiting.findIndex((mutation) => (bytes += bytesOf(mutation) + 1) > maxBytes);
  return end < 0 ? waiting : waiting.slice(0, Math.max(end, 1));
}

export const bytesOf = (value: object): number => new TextEncoder().encode(JSON.stringify(value)).length;

const toMutation = ({ id, kind, op, hlc, fields }: OutboxEntry): Mutation => ({ id, kind, op, hlc, fields });
