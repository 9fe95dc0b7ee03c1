import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const COOLDOWN = 1_000;
const MAX_FAILURES = 3;
type Answer = "well" | "ill" | "broken";

/** A circuit to a party that answers when we say so, on a clock that goes when we say so. */
function openStage() {
  let at = 0;
  const circuit = createCircuitBreaker({ maxFailures: MAX_FAILURES, cooldownMs: COOLDOWN, now: () => at });
  const waiting: ((answer: Answer) => void)[] = [];
  const outcomes: Promise<unknown>[] = [];
  /** Whether the call was let through. */
  const begin = (): boolean => {
    const before = waiting.length;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const call = () => {
      waiting.push((answer) => (answer === "broken" ? reject(new Error("broken")) : resolve(answer)));
      return promise;
    };
    outcomes.push(circuit.run(call, (answer) => answer === "ill").catch((error: Error) => error.message));
    return waiting.length > before;
  };
  const end = async (answer: Answer, call = 0): Promise<void> => {
    waiting.splice(call, 1)[0]?.(answer);
    await setImmediate();
  };
  return {
    begin,
    beginMany: (count: number) => Array.from({ length: count }, begin).filter(Boolean).length,
    end,
    fail: async (count: number, answer: Answer = "ill") => {
      for (let n = 0; n < count; n += 1) if (begin()) await end(answer, waiting.length - 1);
    },
    waiting: () => waiting.length,
    outcomes: () => Promise.all(outcomes),
    advance: (ms: number) => void (at += ms),
    now: () => at,
  };
}

test("closed, it lets everything through and hands over the answers, failures and what was thrown", async () => {
  const stage = openStage();
  expect(stage.beginMany(3)).toBe(3);
  for (const answer of ["well", "ill", "broken"] as const) await stage.end(answer);
  expect(await stage.outcomes()).toEqual(["well", "ill", "broken"]);
});

test.for(["ill", "broken"] as const)("answers that are %s open it after so many in a row", async (answer) => {
  const stage = openStage();
  await stage.fail(MAX_FAILURES - 1, answer);
  stage.begin();
  await stage.end("well");
  await stage.fail(MAX_FAILURES - 1, answer);
  expect(stage.begin()).toBe(true);
  await stage.end(answer);
  expect(stage.beginMany(10)).toBe(0);
  expect((await stage.outcomes()).at(-1)).toBeUndefined();
  stage.advance(COOLDOWN - 1);
  expect(stage.begin()).toBe(false);
});

/** What the probe does, and how many of ten are let through after it, at once and one cooldown later. */
const probes: { answer: Answer | "never"; next: number; later: number }[] = [
  { answer: "well", next: 10, later: 10 },
  { answer: "ill", next: 0, later: 1 },
  { answer: "broken", next: 0, later: 1 },
  { answer: "never", next: 0, later: 1 },
];
test.for(probes)("half-open, one of ten probes: $answer, then $next of ten, later $later", async (probe) => {
  const stage = openStage();
  await stage.fail(MAX_FAILURES);
  stage.advance(COOLDOWN);
  expect(stage.beginMany(10)).toBe(1);
  if (probe.answer !== "never") await stage.end(probe.answer);
  expect(stage.beginMany(10)).toBe(probe.next);
  stage.advance(COOLDOWN);
  expect(stage.beginMany(10)).toBe(probe.later);
});

test("a probe slower than the cooldown still closes it, and its failure leaves the next one alone", async () => {
  const stage = openStage();
  await stage.fail(MAX_FAILURES);
  for (let probe = 0; probe < 3; probe += 1) {
    stage.advance(COOLDOWN);
    expect(stage.beginMany(5)).toBe(1);
  }
  stage.advance(COOLDOWN / 2);
  await stage.end("ill");
  expect(stage.beginMany(5)).toBe(0);
  stage.advance(COOLDOWN / 2);
  expect(stage.beginMany(5)).toBe(1);
  await stage.end("well");
  expect(stage.beginMany(5)).toBe(5);
});

test("what was begun before it opened neither closes it nor keeps it open", async () => {
  const stage = openStage();
  expect(stage.beginMany(MAX_FAILURES + 4)).toBe(MAX_FAILURES + 4);
  for (let n = 0; n < MAX_FAILURES; n += 1) await stage.end("ill");
  await stage.end("well");
  await stage.end("ill");
  expect(stage.begin()).toBe(false);
  stage.advance(COOLDOWN);
  expect(stage.begin()).toBe(true);
  await stage.end("well", 2);
  // Closed again: those two are from before, and MAX_FAILURES - 1 more are not enough to open it.
  await stage.end("ill");
  await stage.end("ill");
  await stage.fail(MAX_FAILURES - 1);
  expect(stage.begin()).toBe(true);
});

const step = fc.oneof(
  fc.record({ begin: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ end: fc.constantFrom<Answer[]>("well", "ill", "ill", "ill", "broken", "broken"), call: fc.nat(20) }),
  fc.record({ advance: fc.constantFrom(1, COOLDOWN / 2, COOLDOWN) }),
);

test("in any story: while it is not closed, a cooldown lies between two calls; and it never stays shut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (story) => {
      const stage = openStage();
      await stage.fail(MAX_FAILURES);
      let isRefusing = true;
      let lastBegun = stage.now();
      for (const event of story) {
        if ("advance" in event) stage.advance(event.advance);
        else if ("end" in event) {
          await stage.end(event.end, event.call % Math.max(1, stage.waiting()));
          // One that succeeds may have closed it: only the next refusal says that it is not closed.
          if (event.end === "well") isRefusing = false;
        } else
          for (let n = 0; n < event.begin; n += 1) {
            const isThrough = stage.begin();
            if (isThrough && isRefusing) expect(stage.now() - lastBegun).toBeGreaterThanOrEqual(COOLDOWN);
            if (isThrough) lastBegun = stage.now();
            else isRefusing = true;
          }
      }
      stage.advance(COOLDOWN);
      expect(stage.begin()).toBe(true);
      await stage.end("well", stage.waiting() - 1);
      expect(stage.beginMany(5)).toBe(5);
    }),
  );
});
