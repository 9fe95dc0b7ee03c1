import { afterAll, beforeEach, expect, test, vi } from "vitest";
import {
  currentUser,
  endSession,
  onSessionLost,
  sessionRefused,
  signOutBy,
  storeToken,
  storeUser,
  subscribe,
} from "./session-store.ts";

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};
const [local, session] = [createStorage(), createStorage()];
const tab = new EventTarget();
vi.stubGlobal("localStorage", local);
vi.stubGlobal("sessionStorage", session);
vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
vi.stubGlobal("dispatchEvent", tab.dispatchEvent.bind(tab));
afterAll(() => void vi.unstubAllGlobals());

const ana = {
  _id: "a1",
  fullName: "Ana Lima",
  email: "ana@exemplo.com",
  phone: null,
  offerMonthlyCents: null,
} as Parameters<typeof storeUser>[0];
const bia = { ...ana, _id: "b1", fullName: "Bia Souza" };
const [changed, lost] = [vi.fn(), vi.fn()];
subscribe(changed);
onSessionLost(lost);
const calls = () => [changed.mock.calls.length, lost.mock.calls.length];

/** What another tab writes, and the event that the browser then sends to this one. */
function inAnotherTab(entries: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) local.entries.delete(key);
    else local.entries.set(key, value);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
}

beforeEach(async () => {
  storeToken("ana@exemplo.com", "t1");
  storeUser(ana);
  vi.clearAllMocks();
});

test("the user is the same object until what is stored changes", () => {
  expect(currentUser()).toBe(currentUser());
  expect(currentUser()?.fullName).toBe("Ana Lima");
  storeUser({ ...ana, fullName: "Ana Costa" });
  expect(currentUser()?.fullName).toBe("Ana Costa");
  expect(calls()).toEqual([1, 0]);
});

test("signing out here is no loss: the caller knows where to go", async () => {
  await endSession({ wipe: true });
  expect(currentUser()).toBeNull();
  expect(calls()).toEqual([1, 0]);
});

test("a call that is refused while the member signs out is no loss either: the wipe goes on", async () => {
  await signOutBy(async () => sessionRefused());
  sessionRefused();
  expect(currentUser()).toBeNull();
  expect(calls()).toEqual([1, 0]);
});

test("a sign-out that fails leaves the session, which may still be refused", async () => {
  await expect(signOutBy(() => Promise.reject(new Error("unreachable")))).rejects.toThrow("unreachable");
  expect(currentUser()?.fullName).toBe("Ana Lima");
  sessionRefused();
  expect(calls()).toEqual([1, 1]);
});

test("a session that the server refuses is lost", () => {
  sessionRefused();
  expect(currentUser()).toBeNull();
  expect(calls()).toEqual([1, 1]);
});

test("signing out in another tab is heard once, and clears this tab's drafts", () => {
  session.setItem("checkout-card", "{}");
  session.setItem("offer", "{}");
  inAnotherTab({ auth: null, user: null });
  expect(calls()).toEqual([1, 1]);
  expect([...session.entries.keys()]).toEqual(["offer"]);
});

test("it is heard even when this tab has read the storage before the event came", () => {
  local.entries.delete("auth");
  expect(currentUser()).toBeNull();
  inAnotherTab({ auth: null });
  expect(calls()).toEqual([1, 1]);
});

test("a page that returns from the back-forward cache finds out that the session ended", () => {
  local.entries.clear();
  tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(calls()).toEqual([0, 0]);
  tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(calls()).toEqual([1, 1]);
});

test("a new name in another tab is a change, another account is a loss", () => {
  inAnotherTab({ user: JSON.stringify({ ...ana, fullName: "Ana Costa" }) });
  expect(calls()).toEqual([1, 0]);
  inAnotherTab({ user: JSON.stringify(bia) });
  expect(calls()).toEqual([2, 1]);
  inAnotherTab({ consent: "{}" });
  expect(calls()).toEqual([2, 1]);
});

test("a record that arrives after the session ended is not stored", async () => {
  await endSession({ wipe: false });
  storeUser(ana);
  expect(local.getItem("user")).toBeNull();
});
