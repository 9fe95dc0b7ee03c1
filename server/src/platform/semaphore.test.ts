import { expect, test, vi } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const held = () => {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => done, release: () => release() };
};

test("lets so many in at once, keeps the rest in line, and turns away who comes after that", async () => {
  const gate = createSemaphore({ slots: 1, maxQueued: 1 });
  const first = held();
  const order: string[] = [];
  const inside = gate.run(first.work).then(() => order.push("first"));
  const queued = gate.run(async () => order.push("second"));

  await expect(gate.run(async () => order.push("third"))).rejects.toMatchObject({ code: "overloaded" });
  first.release();
  await Promise.all([inside, queued]);
  expect(order).toContain("second");
  expect(order).not.toContain("third");
});

test("a failure inside frees the place", async () => {
  const gate = createSemaphore({ slots: 1, maxQueued: 0 });
  await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(gate.run(async () => "in")).resolves.toBe("in");
});

test("who waits longer than anybody should is told so, and the place goes to the next one", async () => {
  vi.useFakeTimers();
  const gate = createSemaphore({ slots: 1, maxQueued: 2, maxWaitMs: 4_000 });
  const first = held();
  const inside = gate.run(first.work);
  const tired = gate.run(async () => "too late");
  vi.advanceTimersByTime(3_000);
  const next = gate.run(async () => "in time");
  vi.advanceTimersByTime(1_500);

  await expect(tired).rejects.toMatchObject({ code: "overloaded" });
  first.release();
  await inside;
  await expect(next).resolves.toBe("in time");
  vi.useRealTimers();
});
