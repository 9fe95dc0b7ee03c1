import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from "idb";
import { type KeptAnswerName, keptAnswers } from "../../../device-copy-entries.ts";
import { canKeepData, databaseOf } from "../../../device-storage.ts";
import {
  type DeviceState,
  type LocalRecord,
  type Meta,
  newMeta,
  type OutboxEntry,
  type Patch,
} from "../core/device-state.ts";
import { byId, type DeviceStore } from "../core/device-store.ts";

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

  /** With a connection that was lost, once more with another one: a transaction that did not end wrote nothing. */
  async function use<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (isGivenUp || !isConnectionLost(error)) throw error;
      db.close();
      db = await open();
      await start(db, undefined);
      return run();
    }
  }
  return {
    durable: true,
    load: () =>
      use(async () => {
        const tx = db.transaction(STORES);
        const [meta, outbox, records] = await Promise.all([
          findMeta(tx.objectStore("meta")),
          tx.objectStore("outbox").getAll(),
          tx.objectStore("records").getAll(),
        ]);
        return { meta: meta ?? newMeta(), outbox, records: byId(records) };
      }),
    update: (ids, change) =>
      use(async () => {
        const tx = db.transaction(STORES, "readwrite", { durability: "strict" });
        const [meta, outbox, ...records] = await Promise.all([
          findMeta(tx.objectStore("meta")),
          tx.objectStore("outbox").getAll(),
          ...ids.map((id) => tx.objectStore("records").get(id)),
        ]);
        const known = records.filter((record) => record !== undefined);
        await write(tx, change({ meta: meta ?? newMeta(), outbox, records: byId(known) }));
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
  const drafts = new Set(
    Object.entries(keptAnswers).flatMap(([name, { isDraft }]) => (isDraft ? [ANSWER + name] : [])),
  );
  await Promise.all(keys.filter((key) => which === "all" || !drafts.has(key)).map((key) => store.delete(key)));
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
