import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { formatStatus, parseStory } from "../../cli/promise-json.ts";
import golden from "../../golden/promises.json" with { type: "json" };
import type { PromisePause } from "./pauses.ts";
import { type PromiseStory, promiseStatus } from "./promise.ts";
import { type PromiseKind, promiseRules } from "./promise-kinds.ts";
import type { ServiceHours } from "./service-clock.ts";

const hours = golden.service as unknown as ServiceHours;

describe("golden stories", () => {
  test("there are 840 of them, over every kind", () => {
    expect(golden.stories).toHaveLength(840);
    // The review of the guarantee became a promise after the stories were written.
    expect(Object.keys(promiseRules.content.kinds)).toEqual([...Object.keys(golden.kinds), "guarantee-review"]);
  });

  test.each(golden.stories.map(({ expect: expected, ...story }) => ({ id: story.id, story, expected })))(
    "$id comes out exactly",
    ({ story, expected }) => {
      const { story: parsed, now } = parseStory(story);
      expect(formatStatus(promiseStatus(parsed, hours, now), hours.timeZone)).toEqual(expected);
    },
  );
});

const FIRST = Date.parse("2026-11-16T00:00:00-03:00");
const moment = (maxDays: number): fc.Arbitrary<Date> =>
  fc.integer({ min: 0, max: maxDays * 86_400 }).map((seconds) => new Date(FIRST + seconds * 1000));

const pause: fc.Arbitrary<PromisePause> = fc
  .record({
    from: moment(40),
    seconds: fc.option(fc.integer({ min: 0, max: 80 * 86_400 })),
    actor: fc.constantFrom<("membro" | "equipe")[]>("membro", "equipe"),
    reason: fc.constantFrom("viagem", "esperando-o-membro", "membro-em-silencio", "saldo-no-gateway", "sem-vaga"),
    messageSent: fc.boolean(),
    nudges: fc.integer({ min: 0, max: 3 }),
    silentDays: fc.integer({ min: 5, max: 9 }),
  })
  .map(({ seconds, ...rest }) => ({
    ...rest,
    to: seconds === null ? null : new Date(rest.from.getTime() + seconds * 1000),
  }));

const story: fc.Arbitrary<PromiseStory> = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(promiseRules.content.kinds) as PromiseKind[])),
    startsAt: moment(20),
    pauses: fc.array(pause, { maxLength: 4 }),
    fulfilledAt: fc.option(moment(60), { nil: undefined }),
    voidedAt: fc.option(moment(60), { nil: undefined }),
  })
  .map(({ fulfilledAt, voidedAt, ...rest }) => ({
    ...rest,
    hours: 48,
    ...(fulfilledAt && fulfilledAt >= rest.startsAt ? { fulfilledAt } : {}),
    ...(voidedAt && voidedAt >= rest.startsAt ? { voidedAt } : {}),
  }));

const always = (property: (one: PromiseStory, early: Date, late: Date) => void): void => {
  const times = fc.tuple(moment(120), moment(120)).map((pair) => [...pair].sort((a, b) => a.getTime() - b.getTime()));
  fc.assert(
    fc.property(story, times, (one, [early = new Date(FIRST), late = early]) => property(one, early, late)),
    generated(1_000),
  );
};

describe("for any story", () => {
  test("what is kept, breached or void stays so", () =>
    always((one, early, late) => {
      const { state } = promiseStatus(one, hours, early);
      if (state !== "running") expect(promiseStatus(one, hours, late).state).toBe(state);
    }));

  test("the due time never moves back", () =>
    always((one, early, late) => {
      const before = promiseStatus(one, hours, early).dueAt;
      expect(promiseStatus(one, hours, late).dueAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    }));

  test("a pause never makes it due earlier than without pauses", () =>
    always((one, early) => {
      const plain = promiseStatus({ ...one, pauses: [] }, hours, early).dueAt;
      expect(promiseStatus(one, hours, early).dueAt.getTime()).toBeGreaterThanOrEqual(plain.getTime());
    }));

  test("only a breach is late or gives a credit, of at most 30 days", () =>
    always((one, early) => {
      const { state, lateSeconds, creditDays } = promiseStatus(one, hours, early);
      if (state !== "breached") expect([lateSeconds, creditDays]).toEqual([0, 0]);
      else expect(lateSeconds).toBeGreaterThan(0);
      expect(creditDays).toBeLessThanOrEqual(30);
    }));
});

test("a promise whose kind states no length needs its hours", () => {
  const startsAt = new Date(FIRST);
  expect(() => promiseStatus({ kind: "human-first", startsAt, pauses: [] }, hours, startsAt)).toThrow("hours");
});
