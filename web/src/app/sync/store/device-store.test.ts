// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { describe, expect, test, vi } from "vitest";
import { type DeviceState, emptyState, type OutboxEntry } from "../core/device-state.ts";
import type { DeviceStore } from "../core/device-store.ts";
import { hlcAt } from "../testing/replies.ts";
import { deleteIdbStore, openIdbStore } from "./idb-store.ts";
import { createMemoryStore } from "./memory-store.ts";

const entry = (id: string, ms: number): OutboxEntry => ({
  id,
  kind: "weight",
  op: "put",
  hlc: hlcAt(ms),
  fields: { kg: 80 },
  refused: null,
});
const record = (id: string) => ({ id, kind: "weight", state: { fields: {}, deleted: null, losers: {} } });

const stores: [string, () => Promise<DeviceStore>][] = [
  ["memory", async () => createMemoryStore()],
  ["IndexedDB", () => openIdbStore(crypto.randomUUID())],
];

describe.each(stores)("%s", (_, open) => {
  test("returns what was written, unsent entries in the order of their clocks", async () => {
    const store = await open();
    await store.update([], ({ meta }) => ({
      meta: { ...meta, cursor: "e.4" },
      outbox: { put: [entry("b", 2), entry("a", 1)] },
      records: { put: [record("x"), record("y")] },
    }));
    await store.update([], () => ({ outbox: { remove: [hlcAt(2)] }, records: { remove: ["x"] } }));

    const { meta, outbox, records } = await store.load();
    expect(meta.cursor).toBe("e.4");
    expect([outbox.map(({ id }) => id), [...records.keys()]]).toEqual([["a"], ["y"]]);
  });

  test("clears the records before it writes the new ones", async () => {
    const store = await open();
    await store.update([], () => ({ outbox: { put: [entry("a", 1)] }, records: { put: [record("x")] } }));
    await store.update([], () => ({ records: { clear: true, put: [record("y")] } }));

    const { outbox, records } = await store.load();
    expect([outbox.length, [...records.keys()]]).toEqual([1, ["y"]]);
  });

  test("a change that throws writes nothing", async () => {
    const store = await open();
    const broken = store.update([], () => {
      throw new Error("broken");
    });
    await expect(broken).rejects.toThrow("broken");
    expect((await store.load()).outbox).toEqual([]);
  });

  test("changes at the same time take turns", async () => {
    const store = await open();
    const count = () => store.update([], ({ meta }) => ({ meta: { ...meta, offsetMs: meta.offsetMs + 1 } }));
    await Promise.all(Array.from({ length: 20 }, count));
    expect((await store.load()).meta.offsetMs).toBe(20);
  });

  test("a change sees the records it names", async () => {
    const store = await open();
    await store.update([], () => ({ records: { put: [record("x"), record("y")] } }));
    let seen: DeviceState = emptyState();
    await store.update(["y", "z"], (state) => {
      seen = state;
      return {};
    });
    expect([seen.records.has("y"), seen.records.has("z")]).toEqual([true, false]);
  });
});

test("a database keeps its contents when it is opened again, and takes over what is unsent in memory", async () => {
  const accountId = crypto.randomUUID();
  const first = await openIdbStore(accountId, { ...emptyState(), outbox: [entry("a", 1)] });
  const { meta } = await first.load();
  first.close();
  const again = await openIdbStore(accountId, { ...emptyState(), outbox: [entry("b", 2)] });

  const state = await again.load();
  expect([state.meta, state.outbox.map(({ id }) => id)]).toEqual([meta, ["a", "b"]]);
});

test("two tabs share one database; another account has its own", async () => {
  const accountId = crypto.randomUUID();
  const [one, two, other] = await Promise.all([
    openIdbStore(accountId),
    openIdbStore(accountId),
    openIdbStore("other"),
  ]);
  await one.update([], () => ({ outbox: { put: [entry("a", 1)] } }));

  expect((await two.load()).outbox).toHaveLength(1);
  expect((await other.load()).outbox).toEqual([]);
});

test("what this tab wrote is not read again; what another one wrote is, once that is known", async () => {
  const accountId = crypto.randomUUID();
  const [one, two] = await Promise.all([openIdbStore(accountId), openIdbStore(accountId)]);
  await one.update([], () => ({ records: { put: [record("x")] } }));
  await one.load();
  const reading = vi.spyOn(IDBObjectStore.prototype, "getAll");
  await one.update(["x"], () => ({ outbox: { put: [entry("a", 1)] }, records: { put: [record("y")] } }));
  const { outbox, records } = await one.load();
  expect([outbox.length, [...records.keys()]]).toEqual([1, ["x", "y"]]);
  // The outbox, for the write.
  expect(reading).toHaveBeenCalledOnce();
  reading.mockRestore();

  await two.update([], () => ({ records: { put: [record("z")] } }));
  one.refresh();
  expect([...(await one.load()).records.keys()]).toEqual(["x", "y", "z"]);
  await one.update([], () => ({}));
  expect([...(await one.load()).records.keys()]).toEqual(["x", "y", "z"]);
});

test("a deleted database does not wait for open tabs, and starts empty again, without a cursor", async () => {
  const accountId = crypto.randomUUID();
  const tab = await openIdbStore(accountId);
  await tab.update([], ({ meta }) => ({ meta: { ...meta, cursor: "e.9" }, records: { put: [record("x")] } }));
  await deleteIdbStore(accountId);

  const { meta, records } = await (await openIdbStore(accountId)).load();
  expect([meta.cursor, records.size]).toEqual([null, 0]);
});

/** Every connection that is opened from now on, as the browser knows them. */
function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, "open").mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener("success", () => connections.push(request.result));
    return request;
  });
  return connections;
}

test("a connection that the browser dropped is opened again, and the write repeated", async () => {
  const connections = watchConnections();
  const store = await openIdbStore(crypto.randomUUID());
  await store.update([], () => ({ outbox: { put: [entry("a", 1)] } }));
  connections.at(-1)?.close();

  await store.update([], () => ({ outbox: { put: [entry("b", 2)] } }));
  connections.at(-1)?.close();
  expect((await store.load()).outbox.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a database that another tab deletes is not made again by a write that follows", async () => {
  const accountId = crypto.randomUUID();
  const store = await openIdbStore(accountId);
  await deleteIdbStore(accountId);

  await expect(store.update([], () => ({ outbox: { put: [entry("a", 1)] } }))).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`account-${accountId}`);
});
