import { Hlc } from "@app/contract/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Clock, nextHlc, observe, parseHlc } from "./hlc.ts";

const DEVICE = "00000000000000a1";
const start: Clock = { ms: 0, counter: 0 };

test("a stamp has the wire's form and can be read back", () => {
  const { hlc, clock } = nextHlc(start, Date.UTC(2026, 10, 16), DEVICE);

  expect(Hlc.safeParse(hlc).success).toBe(true);
  expect(parseHlc(hlc)).toEqual({ ms: Date.UTC(2026, 10, 16), counter: 0, device: DEVICE });
  expect(clock).toEqual({ ms: Date.UTC(2026, 10, 16), counter: 0 });
});

test("each stamp is later than the one before, whatever the wall clock does", () => {
  const wall = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 47 })), {
    minLength: 2,
  });
  fc.assert(
    fc.property(wall, (times) => {
      let clock = start;
      const stamps = times.map((ms) => {
        const next = nextHlc(clock, ms, DEVICE);
        clock = next.clock;
        return next.hlc;
      });
      expect(stamps).toEqual([...new Set(stamps)].sort());
    }),
  );
});

test("a full counter moves the milliseconds on", () => {
  expect(nextHlc({ ms: 5, counter: 0xffff }, 5, DEVICE).clock).toEqual({ ms: 6, counter: 0 });
});

test("an edit made after reading another device's edit is later than it, with a slow clock too", () => {
  const { hlc: fast } = nextHlc(start, 10_000, "ffffffffffffffff");
  const clock = observe(start, fast);

  expect(nextHlc(clock, 3, DEVICE).hlc > fast).toBe(true);
  expect(observe(clock, nextHlc(start, 3, DEVICE).hlc)).toBe(clock);
});
