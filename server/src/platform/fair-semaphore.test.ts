import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createFairSemaphore } from "./fair-semaphore.ts";

type Size = Parameters<typeof createFairSemaphore>[0];

/** Calls that end when we say so, and the order in which they had their turn. */
function calls(size: Partial<Size> = {}) {
  const semaphore = createFairSemaphore({
    slots: 1,
    slotsPerIp: size.slots ?? 1,
    maxQueued: 1_000,
    maxQueuedPerIp: 1_000,
    ...size,
  });
  const turns: string[] = [];
  const inside: { end: (error?: Error) => void }[] = [];
  let running = 0;
  let most = 0;
  const call = (ip: string, name = ip) =>
    semaphore.run(ip, () => {
      turns.push(name);
      most = Math.max(most, (running += 1));
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      inside.push({ end: (error) => ((running -= 1), error ? reject(error) : resolve()) });
      return promise;
    });
  /** Ends the call that has run for longest, and lets the next one in. */
  const end = async (error?: Error) => {
    inside.shift()?.end(error);
    await setImmediate();
  };
  const endAll = async () => {
    while (inside.length > 0) await end();
  };
  return { semaphore, call, end, endAll, turns, most: () => most };
}

test("a flood from one IP and one call from another: the other is next", async () => {
  const { call, endAll, turns } = calls();
  const flood = Array.from({ length: 50 }, () => call("198.51.100.1"));
  const honest = call("203.0.113.7");
  await endAll();
  await Promise.all([...flood, honest]);

  expect(turns.indexOf("203.0.113.7")).toBeLessThanOrEqual(2);
});

test("where one IP may not have every slot, another's call waits for nobody", async () => {
  const { call, end, endAll, turns, most } = calls({ slots: 3, slotsPerIp: 2 });
  const flood = Array.from({ length: 9 }, () => call("198.51.100.1"));
  const honest = [call("203.0.113.7")];
  expect(turns).toEqual(["198.51.100.1", "198.51.100.1", "203.0.113.7"]);
  await end();
  await end();
  await end();
  honest.push(call("203.0.113.8"));
  expect(turns.at(-1)).toBe("203.0.113.8");
  await endAll();
  await Promise.all([...flood, ...honest]);
  expect(turns).toHaveLength(11);
  expect(most()).toBe(3);
});

test("the addresses of one IPv6 network share one turn", async () => {
  const { call, endAll, turns } = calls();
  const first = call("203.0.113.1");
  const flood = Array.from({ length: 20 }, (_, n) => call(`2001:db8:1:2::${n}`, "flood"));
  const honest = call("2001:db8:1:3::1", "honest");
  await endAll();
  await Promise.all([first, ...flood, honest]);

  expect(turns.slice(1, 4)).toEqual(["flood", "honest", "flood"]);
});

test("whoever comes: never more than the slots at once, first come first served at each IP, and turn by turn between them", async () => {
  const step = fc.oneof(
    fc.constantFrom("a", "b", "c", "d").map((ip) => ({ ip })),
    fc.constant("end" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), async (steps, slots) => {
      const { call, end, endAll, turns, most } = calls({ slots });
      const made: Promise<void>[] = [];
      const waiting = new Map<string, { ip: string; seen: number; ahead: number }>();
      const counts = new Map<string, number>();
      for (const one of steps) {
        if (one === "end") await end();
        else {
          const nth = (counts.get(one.ip) ?? 0) + 1;
          counts.set(one.ip, nth);
          const ahead = nth - 1 - turns.filter((name) => name.startsWith(one.ip)).length;
          waiting.set(`${one.ip}${nth}`, { ip: one.ip, seen: turns.length, ahead });
          made.push(call(one.ip, `${one.ip}${nth}`));
        }
      }
      await endAll();
      await Promise.all(made);

      expect(most()).toBeLessThanOrEqual(slots);
      expect(turns).toHaveLength(made.length);
      for (const [name, { ip, seen, ahead }] of waiting) {
        const between = turns.slice(seen, turns.indexOf(name));
        const own = between.filter((other) => other.startsWith(ip));
        expect(own.map((other) => Number(other.slice(1)))).toEqual(
          own.map((_, n) => Number(name.slice(1)) - own.length + n),
        );
        // While I wait for those before me at my own IP and for myself, nobody else has more turns than that.
        for (const rival of ["a", "b", "c", "d"].filter((other) => other !== ip))
          expect(between.filter((other) => other.startsWith(rival)).length).toBeLessThanOrEqual(ahead + 1);
      }
    }),
    { numRuns: 300 },
  );
});

test("an IP that has enough in line is told to try again at once; the others are not", async () => {
  const { call, endAll } = calls({ maxQueuedPerIp: 2, maxQueued: 4 });
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

test("a failure inside frees the place", async () => {
  const { call, end, endAll, turns } = calls();
  const failing = call("a");
  const next = call("b");
  await Promise.all([expect(failing).rejects.toThrow("broken"), end(new Error("broken"))]);
  await endAll();
  await next;
  expect(turns).toEqual(["a", "b"]);
});

test("who waits longer than anybody should is told so, and the place goes to the next one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { call, endAll, turns } = calls({ maxWaitMs: 4_000 });
  const first = call("a");
  const tired = call("b", "tired");
  vi.advanceTimersByTime(3_000);
  const next = call("b", "in time");
  vi.advanceTimersByTime(1_500);
  await expect(tired).rejects.toMatchObject({ code: "overloaded" });
  await endAll();
  await Promise.all([first, next]);
  expect(turns).toEqual(["a", "in time"]);
  vi.useRealTimers();
});
