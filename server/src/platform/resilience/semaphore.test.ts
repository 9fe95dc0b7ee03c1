import { expect, test, vi } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const blockedWork = () => {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => done, release: () => release() };
};

test("runs `slots` at once, queues `maxQueued` and refuses the rest", async () => {
  const semaphore = createSemaphore({ slots: 1, maxQueued: 1 });
  const first = blockedWork();
  const order: string[] = [];
  const running = semaphore.run(first.work).then(() => order.push("first"));
  const queued = semaphore.run(async () => order.push("second"));

  await expect(semaphore.run(async () => order.push("third"))).rejects.toMatchObject({ code: "overloaded" });
  first.release();
  await Promise.all([running, queued]);
  expect(order).toContain("second");
  expect(order).not.toContain("third");
});

test("a failure frees the slot", async () => {
  const semaphore = createSemaphore({ slots: 1, maxQueued: 0 });
  await expect(semaphore.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(semaphore.run(async () => "in")).resolves.toBe("in");
});

test("a call that waits longer than maxWaitMs is refused, and its place goes to the next one", async () => {
  vi.useFakeTimers();
  const semaphore = createSemaphore({ slots: 1, maxQueued: 2, maxWaitMs: 4_000 });
  const first = blockedWork();
  const running = semaphore.run(first.work);
  const timedOut = semaphore.run(async () => "too late");
  vi.advanceTimersByTime(3_000);
  const next = semaphore.run(async () => "in time");
  vi.advanceTimersByTime(1_500);

  await expect(timedOut).rejects.toMatchObject({ code: "overloaded" });
  first.release();
  await running;
  await expect(next).resolves.toBe("in time");
  vi.useRealTimers();
});
