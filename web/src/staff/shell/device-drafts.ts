import { type DBSchema, deleteDB, openDB } from "idb";
import { staffQueryClient } from "./query-client.ts";
import { staffMeQuery } from "./staff-me.ts";

const DATABASE = "team-drafts";

type Sealed = { iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer; at: number };
interface Schema extends DBSchema {
  drafts: { key: string; value: Sealed };
}

/** What of one draft the server does not have yet, on this device. */
export type DeviceDraft<T> = {
  /** As a tab left it that is gone; null: nothing. */
  left: T | null;
  /** Resolves once it would survive a crash; null removes it. */
  keep: (draft: T | null) => Promise<void>;
  /** From here on another tab may take up what is left. */
  close: () => void;
};

const openDatabase = () =>
  openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore("drafts"),
    // Another tab deletes the database on signing out: it must not wait for this connection.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

/**
 * Takes up what was left unsent under this name. It is sealed with a key that the server gives to the signed-in person
 * only: without their session it cannot be read. Each tab writes an entry of its own, which no other one takes up while
 * that tab lives; of several that were left, the newest comes first and the others at the next opening.
 */
export async function openDeviceDraft<T>(name: string): Promise<DeviceDraft<T>> {
  const keys = await Promise.all(
    (staffQueryClient.getQueryData(staffMeQuery.queryKey)?.draftKeys ?? []).map(importKey),
  );
  const found = (await listEntries(name)).sort((one, other) => other.at - one.at);
  for (const { entry, ...sealed } of found) {
    const left = await unseal<T>(keys, entry, sealed);
    // Of a colleague who uses this device too.
    if (left === null) continue;
    const release = await lock(entry);
    if (release) return { left, ...writerOf(keys[0], entry, release) };
  }
  const entry = `${name} ${crypto.randomUUID()}`;
  const release = (await lock(entry)) ?? (() => undefined);
  return { left: null, ...writerOf(keys[0], entry, release) };
}

/** One write after another; the entry is given up after the last one. */
function writerOf(key: CryptoKey | undefined, entry: string, release: () => void) {
  let last: Promise<void> = Promise.resolve();
  const keep = (draft: unknown): Promise<void> => {
    last = last.catch(() => undefined).then(() => write(key, entry, draft));
    return last;
  };
  return { keep, close: () => void last.catch(() => undefined).then(release) };
}

/** Whether something on this device was not sent yet, by whomever. */
export const hasDeviceDrafts = async (): Promise<boolean> => (await listEntries("")).length > 0;

/** On signing out. Waits until the other tabs have closed it, which they do by themselves. */
export const deleteDeviceDrafts = (): Promise<void> => deleteDB(DATABASE);

async function listEntries(name: string): Promise<(Sealed & { entry: string })[]> {
  const db = await openDatabase();
  try {
    const tx = db.transaction("drafts");
    const [entries, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    return entries.flatMap((entry, index) => {
      const value = values[index];
      return value && entry.startsWith(name) ? { entry, ...value } : [];
    });
  } finally {
    db.close();
  }
}

/** A connection each time: a browser drops those of pages that it suspends. */
async function write(key: CryptoKey | undefined, entry: string, draft: unknown): Promise<void> {
  if (!key) throw new Error("there is no key to seal with");
  const sealed = draft === null ? null : await seal(key, entry, draft);
  const db = await openDatabase();
  try {
    const tx = db.transaction("drafts", "readwrite", { durability: "strict" });
    await (sealed ? tx.store.put(sealed, entry) : tx.store.delete(entry));
    await tx.done;
  } finally {
    db.close();
  }
}

const importKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    "AES-GCM",
    false,
    ["encrypt", "decrypt"],
  );

async function seal(key: CryptoKey, entry: string, draft: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: bytesOf(entry) },
    key,
    bytesOf(JSON.stringify(draft)),
  );
  return { iv, text, at: Date.now() };
}

async function unseal<T>(keys: readonly CryptoKey[], entry: string, { iv, text }: Sealed): Promise<T | null> {
  for (const key of keys) {
    try {
      const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: bytesOf(entry) }, key, text);
      return JSON.parse(new TextDecoder().decode(plain)) as T;
    } catch {
      // Sealed with another key.
    }
  }
  return null;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The lock of an entry until it is released, or the tab is gone; undefined: another tab has it. */
async function lock(entry: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    void navigator.locks.request(`draft ${entry}`, { ifAvailable: true }, (granted) => {
      if (!granted) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
