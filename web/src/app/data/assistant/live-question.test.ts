// oxlint-disable-next-line import/no-unassigned-import -- it defines the globals
import "fake-indexeddb/auto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
afterAll(() => void vi.unstubAllGlobals());

let accountId = "";
beforeEach(() => {
  accountId = crypto.randomUUID();
  stored.clear();
  stored.set("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  stored.set("user", JSON.stringify({ _id: accountId, fullName: "Bia" }));
});

/** A page has its own modules. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import("./live-question.ts")),
    ...(await import("./ask-question.ts")),
    ...(await import("../../session/unsent.ts")),
    ...(await import("../../sync/device-copy.ts")),
    ...(await import("../../sync/store/kept-answers.ts")),
  };
}

test("a question that was not sent is there after a reload, as the same one, where a copy is kept", async () => {
  const first = await openPage();
  first.rememberDeviceCopy(accountId, true);
  await first.askQuestion("Posso trocar o arroz?", "q1");
  await vi.waitFor(async () => expect(await first.findAnswer(accountId, "question-draft")).toBeDefined());
  expect(first.hasUnfinished()).toBe(false);

  const again = await openPage();
  await again.restoreQuestion();
  expect(again.liveQuestion()).toMatchObject({ id: "q1", text: "Posso trocar o arroz?", phase: "unsent" });
  again.discardQuestion("q1");
  await vi.waitFor(async () => expect(await again.findAnswer(accountId, "question-draft")).toBeUndefined());
});

test("without a copy it holds back an update of the app, and nothing is written", async () => {
  const { askQuestion, hasUnfinished, discardQuestion } = await openPage();
  await askQuestion("Posso trocar o arroz?", "q1");
  expect(hasUnfinished()).toBe(true);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`account-${accountId}`);
  discardQuestion("q1");
  expect(hasUnfinished()).toBe(false);
});

test("another question does not take the place of one that was not sent", async () => {
  const { askQuestion, liveQuestion } = await openPage();
  await askQuestion("Posso trocar o arroz?", "q1");
  await askQuestion("E o feijão?", "q2");
  expect(liveQuestion()).toMatchObject({ id: "q1" });
});
