// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import type { Mutation } from "@app/contract/sync";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { onUnauthorized } from "../../api.ts";

const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
/** The server: stores everything, refuses the session, or is not there. */
const server = {
  state: "up" as "up" | "signed-out" | "away",
  received: [] as string[],
  timeZone: undefined as string | undefined,
  refuses: null as string | null,
  /** Of each request. */
  bytes: [] as number[],
};

vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal("document", page);
const target = new EventTarget();
vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
  if (server.state === "away") throw new TypeError("network");
  if (server.state === "signed-out") return new Response("{}", { status: 401 });
  const { mutations, timeZone } = JSON.parse(body) as { mutations: Mutation[]; timeZone?: string };
  server.timeZone = timeZone;
  server.bytes.push(new TextEncoder().encode(body).length);
  server.received.push(...mutations.map(({ id }) => id));
  const acks = mutations.map(({ id, hlc }) => ({ id, hlc, result: server.refuses ?? "stored" }));
  const reply = { cursor: "e.1", reset: false, withdrawn: false, acks, changes: [], more: false, now: Date.now() };
  return Response.json({ return: reply, message: null, code: 200, error: false, redirect_to: null });
});
afterAll(() => void vi.unstubAllGlobals());

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** However slow the machine is, no back-off of a failed flush ends before what a test looks at. */
const holdRetries = () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

const open: { stop: () => void }[] = [];
/** A tab has its own modules. */
async function openTab(accountId: string) {
  vi.resetModules();
  const tab = (await import("./member-sync.ts")).openMemberSync(accountId);
  open.push(tab);
  await tab.opened;
  await tab.flush();
  return tab;
}
const weight = (id: string) => ({ id, kind: "weight", op: "put" as const, fields: { kg: 80 } });
const outboxOf = ({ getSnapshot }: Awaited<ReturnType<typeof openTab>>) => getSnapshot().outbox.map(({ id }) => id);

let accountId = "";
beforeEach(() => {
  accountId = crypto.randomUUID();
  Object.assign(server, { state: "up", received: [], refuses: null, bytes: [] });
  onUnauthorized(() => undefined);
});
afterEach(() => {
  open.splice(0).forEach((tab) => tab.stop());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a saved edit is sent at once", async () => {
  const tab = await openTab(accountId);
  await tab.save([weight("a")]);
  await eventually(() => expect(outboxOf(tab)).toEqual([]));
  expect(server.received).toEqual(["a"]);
  // Where the device is: notices come by day there.
  expect(server.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("what is unsent survives a refused session and a closed page, with a copy on the device", async () => {
  const tab = await openTab(accountId);
  await tab.keepOnDevice();
  server.state = "signed-out";
  await tab.save([weight("a")]);
  await tab.flush();
  expect(outboxOf(tab)).toEqual(["a"]);
  tab.stop();

  server.state = "up";
  const again = await openTab(accountId);
  await eventually(() => expect(outboxOf(again)).toEqual([]));
  expect(server.received).toEqual(["a"]);
});

test("another account on the same device sees nothing of it", async () => {
  const tab = await openTab(accountId);
  await tab.keepOnDevice();
  server.state = "away";
  await tab.save([weight("a")]);
  tab.stop();

  const other = await openTab(crypto.randomUUID());
  expect([outboxOf(other), other.getSnapshot().durable]).toEqual([[], false]);
});

test("turning the copy on and off keeps what is unsent", async () => {
  server.state = "away";
  const tab = await openTab(accountId);
  await tab.save([weight("a")]);
  await tab.keepOnDevice();
  await tab.save([weight("b")]);
  expect([outboxOf(tab), tab.getSnapshot().durable]).toEqual([["a", "b"], true]);
  await tab.removeFromDevice();
  expect([outboxOf(tab), tab.getSnapshot().durable]).toEqual([["a", "b"], false]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`account-${accountId}`);
});

test("another tab hears what was saved, and takes over its own unsent entries into the copy", async () => {
  server.state = "away";
  const [one, two] = [await openTab(accountId), await openTab(accountId)];
  await two.save([weight("b")]);
  await one.keepOnDevice();
  await eventually(() => expect(two.getSnapshot().durable).toBe(true));
  await one.save([weight("a")]);
  await eventually(() => expect(new Set(outboxOf(two))).toEqual(new Set(["a", "b"])));
});

test("a page with something unsent in memory alone warns before it closes", async () => {
  const leaving = () => {
    const event = new Event("beforeunload", { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  server.state = "away";
  const tab = await openTab(accountId);
  expect(leaving()).toBe(false);
  await tab.save([weight("a")]);
  expect(leaving()).toBe(true);
  await tab.keepOnDevice();
  expect(leaving()).toBe(false);
});

test("a page that closes sends what waits for a flush, and what it saves on closing", async () => {
  const tab = await openTab(accountId);
  holdRetries();
  server.state = "away";
  await tab.save([weight("a")]);
  await tab.flush();
  server.state = "up";
  target.dispatchEvent(new Event("pagehide"));
  await vi.waitUntil(() => server.received.length > 0);
  expect(server.received).toEqual(["a"]);
  vi.useRealTimers();
  await tab.save([weight("b")]);
  await eventually(() => expect(new Set(server.received)).toEqual(new Set(["a", "b"])));
});

test("the network's return and a visible page send what waits", async () => {
  server.state = "away";
  const tab = await openTab(accountId);
  await tab.save([weight("a")]);
  await tab.flush();
  server.state = "up";
  page.dispatchEvent(new Event("visibilitychange"));
  await eventually(() => expect(outboxOf(tab)).toEqual([]));

  server.state = "away";
  await tab.save([weight("b")]);
  await tab.flush();
  server.state = "up";
  target.dispatchEvent(new Event("online"));
  await eventually(() => expect(outboxOf(tab)).toEqual([]));
  expect(server.received).toEqual(["a", "b"]);
});

test("something is logged with the first edit that is no answer of the questionnaire", async () => {
  const tab = await openTab(accountId);
  await tab.save([{ id: crypto.randomUUID(), kind: "answer", op: "put", fields: {} }]);
  expect(tab.getSnapshot().hasLogged).toBe(false);
  await tab.save([weight(crypto.randomUUID())]);
  expect(tab.getSnapshot().hasLogged).toBe(true);
  await tab.flush();
  expect(tab.getSnapshot().hasLogged).toBe(true);
});

const failWrites = (name: string, message = "") =>
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException(message, name);
  });

test("a write that this device refuses is said on every screen until one succeeds, and rejects nothing", async () => {
  const tab = await openTab(accountId);
  await tab.keepOnDevice();
  const { getUnsent } = await import("./unsent.ts");
  const full = failWrites("QuotaExceededError");
  expect(await tab.save([weight("a")])).toBe(false);
  expect(await tab.discardRefused(["a"])).toBe(false);
  expect(getUnsent().hasFailed).toBe(true);

  full.mockRestore();
  expect(await tab.save([weight("b")])).toBe(true);
  expect(getUnsent().hasFailed).toBe(false);
  await eventually(() => expect(server.received).toEqual(["b"]));
});

test("a copy that cannot be opened again is left for this tab's memory, with what is unsent", async () => {
  const tab = await openTab(accountId);
  await tab.keepOnDevice();
  server.state = "away";
  await tab.save([weight("a")]);
  failWrites("InvalidStateError");
  expect(await tab.save([weight("b")])).toBe(true);
  expect([outboxOf(tab), tab.getSnapshot().durable]).toEqual([["a", "b"], false]);

  server.state = "up";
  await tab.flush();
  await eventually(() => expect(new Set(server.received)).toEqual(new Set(["a", "b"])));
});

test("a push carries no more bytes than the server takes, nor than may outlive a page", async () => {
  const tab = await openTab(accountId);
  server.state = "away";
  const text = "á".repeat(1_000);
  const meal = (id: number) => ({ id: `m${id}`, kind: "own-meal", op: "put" as const, fields: { text } });
  holdRetries();
  await tab.save(Array.from({ length: 190 }, (_, id) => meal(id)));
  await tab.flush();
  server.state = "up";
  server.bytes = [];
  target.dispatchEvent(new Event("pagehide"));
  await vi.waitUntil(() => server.bytes.length > 0);
  vi.useRealTimers();
  expect(server.bytes).toHaveLength(1);
  expect(server.bytes[0]).toBeLessThan(64 * 1024);
  await tab.flush();
  await eventually(() => expect(outboxOf(tab)).toEqual([]));
  expect(Math.max(...server.bytes)).toBeLessThan(256 * 1024);
});

test("a refused entry neither holds back an update nor asks before the page closes; a sign-out still counts it", async () => {
  server.refuses = "invalid";
  const tab = await openTab(accountId);
  stored.set("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  stored.set("user", JSON.stringify({ _id: accountId, fullName: "Bia" }));
  const { startSync } = await import("./start-sync.ts");
  const { countUnsent, unsentCount } = await import("../session/unsent.ts");
  startSync();
  await tab.save([weight("a")]);
  await eventually(() => expect(tab.getSnapshot().outbox).toMatchObject([{ refused: "invalid" }]));

  expect(await countUnsent()).toEqual({ waiting: 0, refused: 1 });
  expect(await unsentCount()).toBe(1);
  const closing = new Event("beforeunload", { cancelable: true });
  target.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
});
