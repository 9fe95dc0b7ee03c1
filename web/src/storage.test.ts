import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { signOut } from "./account/security/sign-out.ts";
import { call, onUnauthorized } from "./api.ts";
import { signupDraft } from "./identity/registration/draft.ts";
import { leaveForLogin } from "./identity/session/session-ended.ts";
import { sessionRefused, storeToken } from "./identity/session/session-store.ts";
import { getStoredUser } from "./identity/session/stored-user.ts";
import { clearPaymentDrafts, clearSession, store } from "./storage.ts";
import { type StorageKey, storedEntries } from "./stored-entries.ts";
import { queryParams } from "./tracking/attribution.ts";
import { getConsent } from "./tracking/consent.ts";

const folder = join(import.meta.dirname, "..");
const RAW = /\bfrom "idb"|\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie/;

test("only four files of the source touch browser storage; of the build's, the bootstrap and the worker", () => {
  const sources = ["src", "build-steps"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
      // What tests share is not served; of the build's own files only the scripts reach a browser.
      .filter((name) => !/(^|\/)testing\//.test(name))
      .filter((name) => (part === "src" ? /(?<!\.test)\.tsx?$/ : /\.js$/).test(name))
      .map((name) => join(part, name)),
  );
  const offenders = sources.filter((name) => RAW.test(readFileSync(join(folder, name), "utf8")));
  expect(offenders.sort()).toEqual([
    "build-steps/scripts/bootstrap.js",
    "build-steps/worker/worker-off.js",
    "build-steps/worker/worker.js",
    "src/app/sync/store/idb-store.ts",
    "src/device-storage.ts",
    "src/staff/shell/device-drafts.ts",
    "src/storage.ts",
  ]);
});

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};
const [local, session] = [createStorage(), createStorage()];
const location = { pathname: "/app/conta", assign: vi.fn() };
const server = createServer((_, response) => response.writeHead(401).end("{}"));

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { fetch } = globalThis;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(base + path, init));
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("location", location);
  vi.stubGlobal("dispatchEvent", () => true);
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  local.clear();
  session.clear();
});

/** A signed-in buyer who filled in every form of this tab. */
function storeEverything(): void {
  for (const key of ["consent", "user"]) local.setItem(key, "{}");
  storeToken("11987654321", "token");
  for (const key of ["signup-draft", "checkout", "offer", "queryParams", "clientIP"]) session.setItem(key, "{}");
  for (const form of ["identify", "account", "card", "pix", "reminder"]) session.setItem(`checkout-${form}`, "{}");
}
const remainingKeys = () => ({ local: [...local.entries.keys()], session: [...session.entries.keys()].sort() });

/** The cookie consent belongs to the browser; an advertised price and the attribution belong to the visit. */
const notPersonal = { local: ["consent"], session: ["clientIP", "offer", "queryParams"] };
const endpoint = { method: "GET", path: "/v1/auth/me" } as const;

test.each([
  [
    "a session that was refused in the app",
    () => {
      onUnauthorized(sessionRefused);
      return call(endpoint).catch(() => undefined);
    },
  ],
  [
    "a session that was refused during a payment",
    () => {
      onUnauthorized(leaveForLogin);
      location.pathname = "/pagamento";
      return call(endpoint).catch(() => undefined);
    },
  ],
  ["signing out", () => signOut(undefined)],
])("%s clears everything personal", async (_, endSession) => {
  storeEverything();
  await endSession();
  expect(remainingKeys()).toEqual(notPersonal);
});

test("each entry is in the storage that the registry names, and is cleared when it says", () => {
  const names = Object.entries(storedEntries).filter(([, { where }]) => where === "local" || where === "session");
  const fill = () => names.forEach(([name]) => store(name as StorageKey, "{}"));
  const all = () => [...local.entries.keys(), ...session.entries.keys()].sort();
  const without = (end: string) =>
    names.filter(([, { endsWith }]) => !(endsWith as readonly string[]).includes(end)).map(([name]) => name);

  fill();
  expect([...local.entries.keys()]).toEqual(names.filter(([, { where }]) => where === "local").map(([name]) => name));
  clearPaymentDrafts();
  expect(all()).toEqual(without("paid").sort());
  fill();
  clearSession();
  expect(all()).toEqual(without("signed-out").sort());
});

test.each(["", "{", "null", "0", '"x"', "[]", "[1]", "{}", '{"_id":1,"fullName":{},"country":7,"username":1}'])(
  "malformed storage is read without an error: %s",
  async (text) => {
    for (const key of ["consent", "auth", "user"]) local.setItem(key, text);
    for (const key of ["signup-draft", "queryParams"]) session.setItem(key, text);
    expect([getConsent(), getStoredUser(), signupDraft.load(), queryParams()]).toEqual([
      null,
      null,
      {},
      expect.not.objectContaining({ _id: expect.anything() }),
    ]);
    await expect(call(endpoint)).rejects.toThrow();
  },
);

test("a draft of another build is restored only in the fields this build knows", () => {
  session.setItem(
    "signup-draft",
    JSON.stringify({ fullName: "Ana", country: "XX", smartphone: "nokia", password: "abcd3f", email: null }),
  );
  expect(signupDraft.load()).toEqual({ fullName: "Ana" });
});

test("a stored user of another build counts only with an id and a name", () => {
  local.setItem("auth", "{}");
  local.setItem("user", JSON.stringify({ _id: "u1", fullName: "Ana", phone: 11, offerMonthlyCents: "19770" }));
  expect(getStoredUser()).toEqual({ _id: "u1", fullName: "Ana", email: null, phone: null, offerMonthlyCents: null });
  local.setItem("user", JSON.stringify({ _id: "u1" }));
  expect(getStoredUser()).toBeNull();
});
