import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from "idb";
import type { KeptAnswerName } from "../../../device-copy-entries.ts";
import { canKeepData, databaseOf } from "../../../device-storage.ts";
import {
  type DeviceState,
  type LocalRecord,
  type Meta,
  newMeta,
  type OutboxEntry,
  type Patch,
} from "../core/device-state.ts";
import { byId, type DeviceStore, patched } from "../core/device-store.ts";

interface Schema extends DBSchema {
  records: { key: string; value: LocalRecord };
  outbox: { key: string; value: OutboxEntry };
  // The answers too: a store of their own would be a new version of the database, which closes it in every open tab.
  meta: { key: string; value: Meta | KeptAnswer };
}
const STORES = ["records", "outbox", "meta"] as const;
const META = "meta";

/** An answer of the server that a screen shows without a network, and when it was given (ms): see kept-answers.ts. */
export type Database = IDBPDatabase<Schema>;
export type KeptAnswer = { at: number; value: unknown };
const ANSWER = "answer-";
export const answerKey = (name: KeptAnswerName): string => ANSWER + name;

/** Another account never opens it. */
export async function openDatabase(accountId: string, onGivenUp?: () => void): Promise<Database> {
  if (!canKeepData()) throw new Error("a database could not be found again to delete it");
  return openDB<Schema>(databaseOf(accountId), 1, {
    upgrade(database) {
      database.createObjectStore("records", { keyPath: "id" });
      database.createObjectStore("outbox", { keyPath: "hlc" });
      database.createObjectStore("meta");
    },
    // Another tab deletes the database when the member signs out: it must not wait for this connection.
    blocking: (_, __, event) => {
      onGivenUp?.();
      (event.target as IDBDatabase).close();
    },
  });
}

/** WebKit drops the connections of a page that it suspends, such as a phone that was locked between two sets. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && ["InvalidStateError", "UnknownError", "AbortError"].includes(error.name);

/** With opt-in: survives a closed page and a restarted device. */
export async function openIdbStore(accountId: string, initial?: DeviceState): Promise<DeviceStore> {
  let isGivenUp = false;
  const open = () => openDatabase(accountId, () => (isGivenUp = true));
  let db = await open();
  await start(db, initial);
  // A save or a flush reads the whole database once, not at every step: what this tab writes is known.
  let known: DeviceState | undefined;
  let reads = 0;
  const refresh = () => {
    known = undefined;
    reads += 1;
  };

  /** With a connection that was lost, once more with another one: a transaction that did not end wrote nothing. */
  async function use<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (isGivenUp || !isConnectionLost(error)) throw error;
      db.close();
      db = await open();
      await start(db, undefined);
      refresh();
      return run();
    }
  }
  return {
    durable: true,
    refresh,
    load: () =>
      use(async () => {
        if (known) return known;
        const read = reads;
        const tx = db.transaction(STORES);
        const [meta, outbox, records] = await Promise.all([
          findMeta(tx.objectStore("meta")),
          tx.objectStore("outbox").getAll(),
          tx.objectStore("records").getAll(),
        ]);
        const state = { meta: meta ?? newMeta(), outbox, records: byId(records) };
        if (read === reads) known = state;
        return state;
      }),
    update: (ids, change) =>
      use(async () => {
        const tx = db.transaction(STORES, "readwrite", { durability: "strict" });
        const [meta, outbox, ...records] = await Promise.all([
          findMeta(tx.objectStore("meta")),
          tx.objectStore("outbox").getAll(),
          ...ids.map((id) => tx.objectStore("records").get(id)),
        ]);
        const stored = { meta: meta ?? newMeta(), outbox };
        const patch = change({ ...stored, records: byId(records.filter((record) => record !== undefined)) });
        await write(tx, patch);
        if (known) known = patched({ ...stored, records: known.records }, patch);
      }),
    close() {
      isGivenUp = true;
      db.close();
    },
  };
}

/** Waits until the other tabs have closed it, which they do by themselves. */
export const deleteIdbStore = (accountId: string): Promise<void> => deleteDB(databaseOf(accountId));

/**
 * A new database, also one that the browser evicted, starts with what the memory of this page has. One that another
 * tab made keeps its own state and takes over what is unsent here.
 */
async function start(db: Database, initial: DeviceState | undefined): Promise<void> {
  const tx = db.transaction(STORES, "readwrite", { durability: "strict" });
  const meta = await findMeta(tx.objectStore("meta"));
  const outbox = { put: initial?.outbox ?? [] };
  if (meta) await write(tx, { outbox });
  else
    await write(tx, {
      meta: initial?.meta ?? newMeta(),
      outbox,
      records: { put: [...(initial?.records.values() ?? [])] },
    });
}

const findMeta = (store: { get: (key: string) => Promise<Meta | KeptAnswer | undefined> }) =>
  store.get(META) as Promise<Meta | undefined>;

/** What an earlier build kept under a name of its own goes too. */
async function deleteAnswers(store: AnswerStore, which: "received" | "all"): Promise<void> {
  const keys = (await store.getAllKeys()).filter((key) => key.startsWith(ANSWER));
  const isGone = (key: string) => which === "all" || !key.includes("draft");
  await Promise.all(keys.filter(isGone).map((key) => store.delete(key)));
}

type AnswerStore = Pick<IDBPObjectStore<Schema, typeof STORES, "meta", "readwrite">, "getAllKeys" | "delete">;
type WriteTransaction = IDBPTransaction<Schema, typeof STORES, "readwrite">;

async function write(tx: WriteTransaction, { meta, outbox, records, answers }: Patch): Promise<void> {
  const [recordStore, outboxStore] = [tx.objectStore("records"), tx.objectStore("outbox")];
  if (answers) await deleteAnswers(tx.objectStore("meta"), answers.clear);
  await Promise.all([
    records?.clear ? recordStore.clear() : undefined,
    ...(records?.remove ?? []).map((id) => recordStore.delete(id)),
    ...(records?.put ?? []).map((record) => recordStore.put(record)),
    ...(outbox?.remove ?? []).map((hlc) => outboxStore.delete(hlc)),
    ...(outbox?.put ?? []).map((entry) => outboxStore.put(entry)),
    meta ? tx.objectStore("meta").put(meta, META) : undefined,
    tx.done,
  ]);
}
