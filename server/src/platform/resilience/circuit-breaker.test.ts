import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const COOLDOWN = 1_000;
const MAX_FAILURES = 3;
type Answer = "success" | "failure" | "error";

/** A circuit breaker around a vendor whose answers and clock the test controls. */
function createHarness() {
  let at = 0;
  const circuit = createCircuitBreaker({ maxFailures: MAX_FAILURES, cooldownMs: COOLDOWN, now: () => at });
  const waiting: ((answer: Answer) => void)[] = [];
  const outcomes: Promise<unknown>[] = [];
  /** Whether the call was let through. */
  const begin = (): boolean => {
    const before = waiting.length;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const call = () => {
      waiting.push((answer) => (answer === "error" ? reject(new Error("error")) : resolve(answer)));
      return promise;
    };
    outcomes.push(circuit.run(call, (answer) => answer === "failure").catch((error: Error) => error.message));
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
    fail: async (count: number, answer: Answer = "failure") => {
      for (let n = 0; n < count; n += 1) if (begin()) await end(answer, waiting.length - 1);
    },
    waiting: () => waiting.length,
    outcomes: () => Promise.all(outcomes),
    advance: (ms: number) => void (at += ms),
    now: () => at,
  };
}

test("closed, it lets every call through and returns answers, failures and exceptions", async () => {
  const harness = createHarness();
  expect(harness.beginMany(3)).toBe(3);
  for (const answer of ["success", "failure", "error"] as const) await harness.end(answer);
  expect(await harness.outcomes()).toEqual(["success", "failure", "error"]);
});

test.for(["failure", "error"] as const)("%s opens it after MAX_FAILURES in a row", async (answer) => {
  const harness = createHarness();
  await harness.fail(MAX_FAILURES - 1, answer);
  harness.begin();
  await harness.end("success");
  await harness.fail(MAX_FAILURES - 1, answer);
  expect(harness.begin()).toBe(true);
  await harness.end(answer);
  expect(harness.beginMany(10)).toBe(0);
  expect((await harness.outcomes()).at(-1)).toBeUndefined();
  harness.advance(COOLDOWN - 1);
  expect(harness.begin()).toBe(false);
});

/** The probe's outcome, and how many of the next ten calls are let through at once and one cooldown later. */
const probes: { answer: Answer | "never"; next: number; later: number }[] = [
  { answer: "success", next: 10, later: 10 },
  { answer: "failure", next: 0, later: 1 },
  { answer: "error", next: 0, later: 1 },
  { answer: "never", next: 0, later: 1 },
];
test.for(probes)(
  "half-open, one of ten calls probes: $answer, then $next of ten pass, after a cooldown $later",
  async (probe) => {
    const harness = createHarness();
    await harness.fail(MAX_FAILURES);
    harness.advance(COOLDOWN);
    expect(harness.beginMany(10)).toBe(1);
    if (probe.answer !== "never") await harness.end(probe.answer);
    expect(harness.beginMany(10)).toBe(probe.next);
    harness.advance(COOLDOWN);
    expect(harness.beginMany(10)).toBe(probe.later);
  },
);

test("a probe slower than the cooldown still closes it, and its failure leaves the next one alone", async () => {
  const harness = createHarness();
  await harness.fail(MAX_FAILURES);
  for (let probe = 0; probe < 3; probe += 1) {
    harness.advance(COOLDOWN);
    expect(harness.beginMany(5)).toBe(1);
  }
  harness.advance(COOLDOWN / 2);
  await harness.end("failure");
  expect(harness.beginMany(5)).toBe(0);
  harness.advance(COOLDOWN / 2);
  expect(harness.beginMany(5)).toBe(1);
  await harness.end("success");
  expect(harness.beginMany(5)).toBe(5);
});

test("calls from before it opened neither close it nor keep it open", async () => {
  const harness = createHarness();
  expect(harness.beginMany(MAX_FAILURES + 4)).toBe(MAX_FAILURES + 4);
  for (let n = 0; n < MAX_FAILURES; n += 1) await harness.end("failure");
  await harness.end("success");
  await harness.end("failure");
  expect(harness.begin()).toBe(false);
  harness.advance(COOLDOWN);
  expect(harness.begin()).toBe(true);
  await harness.end("success", 2);
  // Closed again: these two calls are from before, and MAX_FAILURES - 1 more are not enough to open it.
  await harness.end("failure");
  await harness.end("failure");
  await harness.fail(MAX_FAILURES - 1);
  expect(harness.begin()).toBe(true);
});

const step = fc.oneof(
  fc.record({ begin: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    end: fc.constantFrom<Answer[]>("success", "failure", "failure", "failure", "error", "error"),
    call: fc.nat(20),
  }),
  fc.record({ advance: fc.constantFrom(1, COOLDOWN / 2, COOLDOWN) }),
);

test("in any sequence: while it is not closed, a cooldown lies between two calls; and it never stays open for good", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (sequence) => {
      const harness = createHarness();
      await harness.fail(MAX_FAILURES);
      let isRefusing = true;
      let lastBegun = harness.now();
      for (const event of sequence) {
        if ("advance" in event) harness.advance(event.advance);
        else if ("end" in event) {
          await harness.end(event.end, event.call % Math.max(1, harness.waiting()));
          // A success may have closed it: only the next refusal shows that it is not closed.
          if (event.end === "success") isRefusing = false;
        } else
          for (let n = 0; n < event.begin; n += 1) {
            const isThrough = harness.begin();
            if (isThrough && isRefusing) expect(harness.now() - lastBegun).toBeGreaterThanOrEqual(COOLDOWN);
            if (isThrough) lastBegun = harness.now();
            else isRefusing = true;
          }
      }
      harness.advance(COOLDOWN);
      expect(harness.begin()).toBe(true);
      await harness.end("success", harness.waiting() - 1);
      expect(harness.beginMany(5)).toBe(5);
    }),
  );
});
