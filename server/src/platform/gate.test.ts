import { expect, test, vi } from "vitest";
import { openGate } from "./gate.ts";

const held = () => {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => done, release: () => release() };
};

test("lets so many in at once, keeps the rest in line, and turns away who comes after that", async () => {
  const gate = openGate({ slots: 1, waiting: 1 });
  const first = held();
  const order: string[] = [];
  const inside = gate.pass(first.work).then(() => order.push("first"));
  const inLine = gate.pass(async () => order.push("second"));

  await expect(gate.pass(async () => order.push("third"))).rejects.toMatchObject({ code: "too-busy" });
  first.release();
  await Promise.all([inside, inLine]);
  expect(order).toContain("second");
  expect(order).not.toContain("third");
});

test("a failure inside frees the place", async () => {
  const gate = openGate({ slots: 1, waiting: 0 });
  await expect(gate.pass(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(gate.pass(async () => "in")).resolves.toBe("in");
});

test("who waits longer than anybody should is told so, and the place goes to the next one", async () => {
  vi.useFakeTimers();
  const gate = openGate({ slots: 1, waiting: 2, patienceMs: 4_000 });
  const first = held();
  const inside = gate.pass(first.work);
  const tired = gate.pass(async () => "too late");
  vi.advanceTimersByTime(3_000);
  const next = gate.pass(async () => "in time");
  vi.advanceTimersByTime(1_500);

  await expect(tired).rejects.toMatchObject({ code: "too-busy" });
  first.release();
  await inside;
  await expect(next).resolves.toBe("in time");
  vi.useRealTimers();
});
