// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../api.ts";
import { rememberDeviceCopy } from "../../sync/device-copy.ts";
import { queryClient } from "../query-client.ts";
import { keepPlanChanges, loadPlanChanges } from "./plan-changes-query.ts";

const view = (version: number, isInForce = true) => ({ version, isInForce, versions: [] });
const answerWith = (reply: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(reply));
const online = (value: unknown) =>
  answerWith(async () => Response.json({ return: value, message: null, code: 200, error: null, redirect_to: null }));
const offline = () => answerWith(() => Promise.reject(new TypeError("Failed to fetch")));

beforeEach(() => {
  const account = crypto.randomUUID();
  const entries = new Map([
    ["auth", JSON.stringify({ username: "bia@example.com", password: "token" })],
    ["user", JSON.stringify({ _id: account, fullName: "Bia" })],
  ]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  // Known to be offline: failures are not tried again, so that no test waits.
  vi.stubGlobal("navigator", { onLine: false });
  rememberDeviceCopy(account, true);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const readAndKeep = async (version: number, isInForce: boolean) => {
  online(view(version, isInForce));
  await loadPlanChanges(version);
  await keepPlanChanges(version);
  queryClient.clear();
};

test("the changes of the version in force open without a network", async () => {
  await readAndKeep(2, true);
  offline();
  expect((await loadPlanChanges(2)).version).toBe(2);
});

test("a copy is never shown as another version's", async () => {
  await readAndKeep(2, true);
  offline();
  await expect(loadPlanChanges(1)).rejects.toBeInstanceOf(ApiError);
});

test("an older version that is opened leaves the kept one in its place", async () => {
  await readAndKeep(2, true);
  await readAndKeep(1, false);
  offline();
  expect((await loadPlanChanges(2)).version).toBe(2);
});

test("a version that the account does not have is not found", async () => {
  answerWith(async () =>
    Response.json({ return: null, message: "", code: 404, error: "not-found", redirect_to: null }, { status: 404 }),
  );
  await expect(loadPlanChanges(9)).rejects.toMatchObject({ init: { status: 404 } });
});
