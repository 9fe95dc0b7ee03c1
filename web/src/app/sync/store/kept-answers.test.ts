// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { rememberDeviceCopy } from "../device-copy.ts";
import { deleteIdbStore, openIdbStore } from "./idb-store.ts";
import { findAnswer, keepAnswer } from "./kept-answers.ts";

let account: string;

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  account = crypto.randomUUID();
});

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test("an answer is kept with its hour beside the records, and null takes it away", async () => {
  rememberDeviceCopy(account, true);
  const store = await openIdbStore(account);
  const { meta } = await store.load();
  await keepAnswer(account, "plan", { version: 1 }, 1_000);
  expect(await findAnswer(account, "plan")).toEqual({ at: 1_000, value: { version: 1 } });
  expect((await store.load()).meta).toEqual(meta);
  await keepAnswer(account, "plan", null, 2_000);
  expect(await findAnswer(account, "plan")).toBeUndefined();
});

test.each([undefined, false])("without the opt-in (%s) nothing is written, and no database made", async (answer) => {
  if (answer !== undefined) rememberDeviceCopy(account, answer);
  await keepAnswer(account, "plan", { version: 1 }, 1_000);
  expect(await findAnswer(account, "plan")).toBeUndefined();
  expect(await databases()).not.toContain(`account-${account}`);
});

test("it goes with the device copy, also when that is removed while it is being kept", async () => {
  rememberDeviceCopy(account, true);
  const kept = keepAnswer(account, "plan", { version: 1 }, 1_000);
  rememberDeviceCopy(account, false);
  await deleteIdbStore(account);
  await kept;
  expect(await databases()).not.toContain(`account-${account}`);
});
