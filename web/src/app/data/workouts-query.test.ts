// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberDeviceCopy } from "../sync/device-copy.ts";
import { findAnswer } from "../sync/store/kept-answers.ts";
import { exampleWorkouts } from "./plan-layer/testing/example-training.ts";
import { queryClient } from "./query-client.ts";
import { keepWorkouts, loadWorkouts } from "./workouts-query.ts";

const answerWith = (reply: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(reply));
const online = (value: unknown) =>
  answerWith(async () => Response.json({ return: value, message: null, code: 200, error: null, redirect_to: null }));
const offline = () => answerWith(() => Promise.reject(new TypeError("Failed to fetch")));

let account: string;

beforeEach(() => {
  account = crypto.randomUUID();
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
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const third = exampleWorkouts({ week: { number: 3, kind: "planned" } });

test("with a copy on the device the workouts that were read open without a network", async () => {
  rememberDeviceCopy(account, true);
  online(third);
  await loadWorkouts();
  await keepWorkouts();
  queryClient.clear();
  offline();
  expect((await loadWorkouts()).week.number).toBe(3);
});

test("without the member's choice nothing of them is kept", async () => {
  online(third);
  await loadWorkouts();
  await keepWorkouts();
  expect(await findAnswer(account, "workouts")).toBeUndefined();
  queryClient.clear();
  offline();
  await expect(loadWorkouts()).rejects.toThrow();
});
