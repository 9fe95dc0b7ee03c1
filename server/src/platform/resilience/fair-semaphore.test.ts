import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createFairSemaphore } from "./fair-semaphore.ts";

type Size = Parameters<typeof createFairSemaphore>[0];

/** Calls that end when the test says so, and the order in which they were admitted. */
function calls(size: Partial<Size> = {}) {
  const semaphore = createFairSemaphore({
    slots: 1,
    slotsPerClient: size.slots ?? 1,
    maxQueued: 1_000,
    maxQueuedPerClient: 1_000,
    ...size,
  });
  const admitted: string[] = [];
  const inFlight: { end: (error?: Error) => void }[] = [];
  let running = 0;
  let maxRunning = 0;
  const call = (ip: string, name = ip) =>
    semaphore.run(ip, () => {
      admitted.push(name);
      maxRunning = Math.max(maxRunning, (running += 1));
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      inFlight.push({ end: (error) => ((running -= 1), error ? reject(error) : resolve()) });
      return promise;
    });
  /** Ends the call that has run longest, which admits the next one. */
  const end = async (error?: Error) => {
    inFlight.shift()?.end(error);
    await setImmediate();
  };
  const endAll = async () => {
    while (inFlight.length > 0) await end();
  };
  return { semaphore, call, end, endAll, admitted, maxRunning: () => maxRunning };
}

test("a flood from one IP and one call from another: the other is next", async () => {
  const { call, endAll, admitted } = calls();
  const flood = Array.from({ length: 50 }, () => call("198.51.100.1"));
  const honest = call("203.0.113.7");
  await endAll();
  await Promise.all([...flood, honest]);

  expect(admitted.indexOf("203.0.113.7")).toBeLessThanOrEqual(2);
});

test("where one IP cannot take every slot, another IP's call does not wait", async () => {
  const { call, end, endAll, admitted, maxRunning } = calls({ slots: 3, slotsPerClient: 2 });
  const flood = Array.from({ length: 9 }, () => call("198.51.100.1"));
  const honest = [call("203.0.113.7")];
  expect(admitted).toEqual(["198.51.100.1", "198.51.100.1", "203.0.113.7"]);
  await end();
  await end();
  await end();
  honest.push(call("203.0.113.8"));
  expect(admitted.at(-1)).toBe("203.0.113.8");
  await endAll();
  await Promise.all([...flood, ...honest]);
  expect(admitted).toHaveLength(11);
  expect(maxRunning()).toBe(3);
});

test("the addresses of one IPv6 /64 share one queue", async () => {
  const { call, endAll, admitted } = calls();
  const first = call("203.0.113.1");
  const flood = Array.from({ length: 20 }, (_, n) => call(`2001:db8:1:2::${n}`, "flood"));
  const honest = call("2001:db8:1:3::1", "honest");
  await endAll();
  await Promise.all([first, ...flood, honest]);

  expect(admitted.slice(1, 4)).toEqual(["flood", "honest", "flood"]);
});

test("in any sequence: never more than `slots` run at once, first in first out within an IP, round robin between IPs", async () => {
  const step = fc.oneof(
    fc.constantFrom("a", "b", "c", "d").map((ip) => ({ ip })),
    fc.constant("end" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), async (steps, slots) => {
      const { call, end, endAll, admitted, maxRunning } = calls({ slots });
      const made: Promise<void>[] = [];
      const queued = new Map<string, { ip: string; admittedBefore: number; ahead: number }>();
      const counts = new Map<string, number>();
      for (const action of steps) {
        if (action === "end") await end();
        else {
          const { ip } = action;
          const nth = (counts.get(ip) ?? 0) + 1;
          counts.set(ip, nth);
          const ahead = nth - 1 - admitted.filter((name) => name.startsWith(ip)).length;
          queued.set(`${ip}${nth}`, { ip, admittedBefore: admitted.length, ahead });
          made.push(call(ip, `${ip}${nth}`));
        }
      }
      await endAll();
      await Promise.all(made);

      expect(maxRunning()).toBeLessThanOrEqual(slots);
      expect(admitted).toHaveLength(made.length);
      for (const [name, { ip, admittedBefore, ahead }] of queued) {
        const between = admitted.slice(admittedBefore, admitted.indexOf(name));
        const own = between.filter((other) => other.startsWith(ip));
        expect(own.map((other) => Number(other.slice(1)))).toEqual(
          own.map((_, n) => Number(name.slice(1)) - own.length + n),
        );
        // Until a call is admitted, no other IP gets more slots than the calls ahead at the call's own IP, and one.
        for (const rival of ["a", "b", "c", "d"].filter((other) => other !== ip))
          expect(between.filter((other) => other.startsWith(rival)).length).toBeLessThanOrEqual(ahead + 1);
      }
    }),
    { numRuns: 300 },
  );
});

test("an IP with a full queue is refused at once; the others are not", async () => {
  const { call, endAll } = calls({ maxQueuedPerClient: 2, maxQueued: 4 });
  const made = [call("a"), call("a"), call("a")];
  await expect(call("a")).rejects.toMatchObject({ code: "overloaded" });
  made.push(call("b"), call("c"));
  await expect(call("d")).rejects.toMatchObject({ code: "overloaded" });
  await endAll();
  await Promise.all(made);
  const again = call("a");
  await endAll();
  await again;
});

test("a failure frees the slot", async () => {
  const { call, end, endAll, admitted } = calls();
  const failing = call("a");
  const next = call("b");
  await Promise.all([expect(failing).rejects.toThrow("broken"), end(new Error("broken"))]);
  await endAll();
  await next;
  expect(admitted).toEqual(["a", "b"]);
});

test("a call that waits longer than maxWaitMs is refused, and its place goes to the next one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { call, endAll, admitted } = calls({ maxWaitMs: 4_000 });
  const first = call("a");
  const timedOut = call("b", "timed out");
  vi.advanceTimersByTime(3_000);
  const next = call("b", "in time");
  vi.advanceTimersByTime(1_500);
  await expect(timedOut).rejects.toMatchObject({ code: "overloaded" });
  await endAll();
  await Promise.all([first, next]);
  expect(admitted).toEqual(["a", "in time"]);
  vi.useRealTimers();
});
