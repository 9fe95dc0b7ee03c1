import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFlushLoop, type FlushState, retryDelay } from "./flush-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLoop(outcomes: (Error | Promise<void>)[]) {
  const states: FlushState["state"][] = [];
  let runs = 0;
  const loop = createFlushLoop({
    flush: async () => {
      const outcome = outcomes[runs++];
      if (outcome instanceof Error) throw outcome;
      await outcome;
    },
    isWorthRetrying: (error) => (error as Error).message !== "signed out",
    onState: ({ state }) => void states.push(state),
  });
  return { loop, states, runs: () => runs };
}

test("asked for while it runs, it runs once more afterwards", async () => {
  let finish = () => undefined as void;
  const first = new Promise<void>((resolve) => (finish = resolve));
  const { loop, runs } = aLoop([first]);
  const all = Promise.all([loop.ask(), loop.ask(), loop.ask()]);
  expect(runs()).toBe(1);
  finish();
  await all;
  expect(runs()).toBe(2);
});

test("a failure is tried again later, with longer and longer waits", async () => {
  const { loop, states, runs } = aLoop([new Error("offline"), new Error("offline")]);
  await loop.ask();
  expect(states).toEqual(["running", "failed"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([runs(), states.at(-1)]).toEqual([3, "idle"]);
  expect([0, 1, 2, 20].map((failures) => retryDelay(failures, 1))).toEqual([2_000, 4_000, 8_000, 300_000]);
});

test("asking does not wait for the back-off", async () => {
  const { loop, runs } = aLoop([new Error("offline")]);
  await loop.ask();
  await loop.ask();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs()).toBe(2);
});

test("what is asked for in vain does not make the waits longer", async () => {
  const { loop, runs } = aLoop(Array.from({ length: 20 }, () => new Error("offline")));
  for (let asked = 0; asked < 20; asked += 1) await loop.ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs()).toBe(21);
});

test("a network that is back during a failing attempt is used at once, and the back-off begins anew", async () => {
  let fail: (error: Error) => void = () => undefined;
  const failing = new Promise<void>((_resolve, reject) => (fail = reject));
  const { loop, runs } = aLoop([new Error("offline"), new Error("offline"), failing, new Error("offline")]);
  await loop.ask();
  await loop.ask();
  const all = Promise.all([loop.ask(), loop.reconnect()]);
  fail(new Error("offline"));
  await all;
  expect(runs()).toBe(4);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs()).toBe(5);
});

test("after the session ended, or when stopped, it does not try by itself", async () => {
  const ended = aLoop([new Error("signed out")]);
  await ended.loop.ask();
  const stopped = aLoop([new Error("offline")]);
  await stopped.loop.ask();
  stopped.loop.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([ended.runs(), stopped.runs()]).toEqual([1, 1]);
});
