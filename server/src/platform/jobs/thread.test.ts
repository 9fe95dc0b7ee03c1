import { expect, test } from "vitest";
import { createThread } from "./thread.ts";

const FILE = new URL("./testing/echo-thread.ts", import.meta.url);
type Task = { say: string } | { throws: string } | { loops: true } | { exits: true };

const aThread = (limits = { maxRunMs: 1_000, maxWaitMs: 60_000 }) => createThread<Task, string>(FILE, limits);

test("tasks are answered in their order, on one thread", async () => {
  const thread = aThread();
  const said = await Promise.all(["a", "b", "c"].map((say) => thread.run({ say })));
  expect(said).toEqual(["a", "b", "c"]);
  await thread.close();
});

test("a task that throws rejects alone", async () => {
  const thread = aThread();
  await thread.start();
  const [thrown, said] = await Promise.allSettled([thread.run({ throws: "no such food" }), thread.run({ say: "b" })]);
  expect(thrown).toMatchObject({ status: "rejected", reason: { message: "no such food" } });
  expect(said).toEqual({ status: "fulfilled", value: "b" });
  await thread.close();
});

test("a task that never ends, or ends its thread, rejects in time; the next one gets a new thread", async () => {
  const thread = aThread({ maxRunMs: 200, maxWaitMs: 60_000 });
  await expect(thread.run({ loops: true })).rejects.toThrow();
  await expect(thread.run({ exits: true })).rejects.toThrow();
  await thread.start();
  expect(await thread.run({ say: "again" })).toBe("again");
  await thread.close();
});

test("a task whose turn comes too late is not begun", async () => {
  const thread = aThread({ maxRunMs: 300, maxWaitMs: 100 });
  await thread.start();
  const [, late] = await Promise.allSettled([thread.run({ loops: true }), thread.run({ say: "late" })]);
  expect(late).toMatchObject({ status: "rejected", reason: { message: "waited too long for the thread" } });
  await thread.close();
});
