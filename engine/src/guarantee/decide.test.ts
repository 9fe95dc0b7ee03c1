import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { fingerprintOf } from "../../cli/fingerprint.ts";
import { guarantee } from "../../cli/guarantee-json.ts";
import golden from "../../golden/guarantee.json" with { type: "json" };
import { decide } from "./decide.ts";
import type { Evidence } from "./evidence.ts";
import { getGuaranteeRules, guaranteeRules, ruleVersionOf } from "./guarantee-rules.ts";
import { meterOf } from "./meter.ts";
import { anyEvidence, moveDays } from "./testing/any-evidence.ts";
import { anEvidence } from "./testing/makers.ts";
import { provenChange } from "./weight-change.ts";
import { windowOf } from "./window.ts";

const answerTo = (evidence: Evidence) => decide(evidence, guaranteeRules);
const ticksOf = (evidence: Evidence) => meterOf(evidence, guaranteeRules).ticks;

describe("golden cases", () => {
  test("there are 62 of them, by the same rules in the same order", () => {
    expect(golden.cases).toHaveLength(62);
    expect({ ...guaranteeRules.content, version: ruleVersionOf(guaranteeRules) }).toMatchObject(golden.rules);
    expect(guaranteeRules.content.order).toEqual(golden.order.map((line) => line.split(" ")[0]));
  });

  test.each(golden.cases.map(({ id, what, evidence, expect: expected }) => ({ id, what, evidence, expected })))(
    "$id, $what, comes out exactly",
    ({ evidence, expected }) => expect(guarantee(evidence)).toStrictEqual(expected),
  );

  test.each(golden.resultChecks)("$lossKg kg of $kg with a deviation of $sd", ({ kg, sd, lossKg, ...expected }) => {
    const { lossShare: share, z } = guaranteeRules.content;
    const { lowerBound, threshold } = provenChange(lossKg, sd, { kg, share, z });
    expect(lowerBound).toBeCloseTo(expected.lowerBound, 9);
    expect(threshold).toBeCloseTo(expected.threshold, 9);
    expect(lowerBound >= threshold).toBe(expected.hasResult);
  });
});

describe("what comes late from us", () => {
  const breach = { kind: "definitive-plan", day: 6 } as const;

  test("a definitive plan some hours late on its due day is late", () => {
    const definitivePlan = { dueDay: 6, publishedDay: 6 };
    expect(answerTo(anEvidence({ definitivePlan, requestDay: 10 })).decision).toBe("not-yet");
    expect(answerTo(anEvidence({ definitivePlan, breaches: [breach], requestDay: 10 }))).toEqual({
      decision: "granted",
      reason: "NOS_ATRASAMOS",
      activeDay: 10,
    });
  });

  test("a definitive plan is not late before its due day has ended", () => {
    const definitivePlan = { dueDay: 6, publishedDay: null };
    expect(answerTo(anEvidence({ definitivePlan, requestDay: 6 })).decision).toBe("not-yet");
    expect(answerTo(anEvidence({ definitivePlan, requestDay: 7 })).decision).toBe("granted");
  });

  test("a person who comes late grants at level C alone", () => {
    const humanFirst = { dueDay: 3, seenDay: 5 };
    expect(answerTo(anEvidence({ humanFirst: { ...humanFirst, level: "B" }, requestDay: 20 })).decision).toBe(
      "not-yet",
    );
    expect(answerTo(anEvidence({ humanFirst: { ...humanFirst, level: "C" }, requestDay: 20 })).decision).toBe(
      "granted",
    );
  });
});

test.each([
  { pregnantOnDay: 45, requestDay: 60, pauses: [{ from: 45, to: 60 }], reason: "GRAVIDEZ" },
  { pregnantOnDay: 45, requestDay: 120, pauses: [{ from: 45, to: 120 }], reason: "GRAVIDEZ" },
  { pregnantOnDay: 45, requestDay: 121, pauses: [{ from: 45, to: 121 }], reason: "PRAZO" },
  { pregnantOnDay: 50, requestDay: 60, pauses: [{ from: 50, to: 60 }], reason: "PRAZO" },
  { pregnantOnDay: 20, requestDay: 12, pauses: [], reason: "JANELA_ABERTA" },
])("pregnant on day $pregnantOnDay, asked on day $requestDay: $reason", ({ reason, ...evidence }) =>
  expect(answerTo(anEvidence(evidence)).reason).toBe(reason),
);

describe("a result", () => {
  test.each([
    { first: 92.3, last: 89.3, decision: "refused" },
    { first: 92.3, last: 89.4, decision: "granted" },
  ])("of a waist from $first to $last cm: $decision", ({ first, last, decision }) => {
    const waist = [first, last].map((cm, index) => ({ day: 1 + 29 * index, cm }));
    expect(answerTo(anEvidence({ waist }))).toMatchObject({ decision });
  });

  test("of a lift from 24 to 25.2 kg is one of 5 %", () => {
    const lifts = [{ name: "remada", first: 24, last: 25.2 }];
    expect(answerTo(anEvidence({ goal: "recompor", lifts }))).toMatchObject({ failed: ["RESULTADO"] });
  });

  test("is not seen in a weight without an initial mass, nor in two weigh-ins", () => {
    const breaches = [{ kind: "chat-answer", day: 9 }] as const;
    const lost = anEvidence().weighIns.map(({ day }) => ({ day, kg: 81 - day / 10 }));
    expect(answerTo(anEvidence({ weighIns: lost })).decision).toBe("refused");
    expect(answerTo(anEvidence({ weighIns: lost, initialKg: null })).decision).toBe("granted");
    expect(answerTo(anEvidence({ weighIns: lost.slice(0, 2), breaches })).decision).toBe("granted");
  });

  test("of somebody who gains with numbers hidden is seen in lifts alone", () => {
    const gained = anEvidence().weighIns.map(({ day }) => ({ day, kg: 80 + day / 10 }));
    const { decision, result } = answerTo(anEvidence({ goal: "ganhar", hidden: true, weighIns: gained }));
    expect([decision, result]).toEqual(["granted", { bestLiftShare: 0, hasResult: false }]);
  });

  test("of health needs a first review to be better than", () => {
    const reviews = [2, 3, 4].map((week) => ({ week, score: 90 }));
    expect(answerTo(anEvidence({ goal: "saude", reviews }))).toMatchObject({
      decision: "granted",
      result: { firstScore: null, laterScore: 90 },
    });
  });
});

test("evidence is decided by the rules of its purchase, and by no others", () => {
  expect(() => decide(anEvidence({ ruleVersion: "g1" }), guaranteeRules)).toThrow("g1");
  expect(() => getGuaranteeRules("g0")).toThrow("g0");
  const late = { humanFirst: { level: "C", dueDay: 3, seenDay: 5 }, requestDay: 300 } as const;
  expect(decide(anEvidence({ ...late, ruleVersion: "g1" }), getGuaranteeRules("g1")).reason).toBe(
    "HUMANO_NAO_VEIO_A_TEMPO",
  );
  expect(fingerprintOf(getGuaranteeRules("g1")), "as it was approved").toBe(
    "ce8f3ef31ef5bee8d79a86687ca1685b8a26b28338d850bc5ed39b24c03cdbe8",
  );
  const endless = { ...guaranteeRules, content: { ...guaranteeRules.content, order: [] } };
  expect(() => decide(anEvidence(), endless)).toThrow("without an answer");
});

const always = <Rest extends unknown[]>(
  property: (evidence: Evidence, ...rest: Rest) => void,
  ...rest: { [Index in keyof Rest]: fc.Arbitrary<Rest[Index]> }
): void => fc.assert(fc.property(anyEvidence, ...rest, property), generated(300, 300));

describe("for any member", () => {
  const anyDay = fc.integer({ min: 1, max: 50 });

  test("the random ones meet every end that their records can lead to", () => {
    const reasons = fc.sample(anyEvidence, { numRuns: 500, seed: 27 }).map((evidence) => answerTo(evidence).reason);
    const byHand = new Set<string>(["SINAIS_DE_FRAUDE", "GRAVIDEZ", "UMA_POR_PESSOA"]);
    const ends = guaranteeRules.content.order.filter((reason) => !byHand.has(reason));
    expect(new Set(reasons)).toEqual(new Set([...ends, "SEM_RESULTADO_COM_LINHAS_PERDOADAS"]));
  });

  test("more of following never fails a line that was met, and never refuses for not following", () =>
    always(
      (evidence, day, week) => {
        const more: Evidence[] = [
          { ...evidence, diaryDays: [...evidence.diaryDays, day] },
          { ...evidence, sessions: { ...evidence.sessions, done: evidence.sessions.done + 1 } },
          { ...evidence, reviews: [...evidence.reviews, { week, score: 50 }] },
          { ...evidence, weighIns: [...evidence.weighIns, { day, kg: 80 }] },
          { ...evidence, waist: [...evidence.waist, { day, cm: 90 }] },
          { ...evidence, anamneseDays: Math.min(evidence.anamneseDays ?? 7, 7) },
        ];
        const before = ticksOf(evidence);
        for (const one of more) {
          for (const [index, tick] of ticksOf(one).entries()) if (before[index]?.ok) expect(tick.ok).toBe(true);
          if (answerTo(evidence).decision === "granted") expect(answerTo(one).reason).not.toBe("NAO_SEGUIU");
        }
      },
      anyDay,
      fc.integer({ min: 1, max: 4 }),
    ));

  test("a promise that we broke in the window counts as met", () =>
    always((evidence, nth) => {
      const { from, to } = windowOf(evidence, guaranteeRules.content);
      const breach = { kind: "chat-answer", day: from + (nth % (to - from + 1)) } as const;
      const late = { ...evidence, breaches: [...evidence.breaches, breach] };
      expect(ticksOf(late).every(({ ok }) => ok)).toBe(true);
      expect(answerTo(late).reason).not.toBe("NAO_SEGUIU");
    }, fc.nat(29)));

  test("what comes after the window changes nothing but the day", () =>
    always((evidence, day) => {
      const { to, activeDay } = windowOf(evidence, guaranteeRules.content);
      fc.pre(activeDay >= guaranteeRules.content.windowDays);
      const after = to + day;
      const more: Evidence = {
        ...evidence,
        diaryDays: [...evidence.diaryDays, after],
        weighIns: [...evidence.weighIns, { day: after, kg: 60 }],
        waist: [...evidence.waist, { day: after, cm: 60 }],
        breaches: [...evidence.breaches, { kind: "chat-answer", day: after }],
      };
      expect(answerTo(more)).toEqual(answerTo(evidence));
    }, anyDay));

  test("a pause of up to 15 days moves the window: what lies after it is counted as before", () =>
    always(
      (member, after, length) => {
        // The scale is read by the calendar, so its figures differ: another goal shows the same lines.
        const evidence: Evidence = { ...member, goal: member.goal === "saude" ? "saude" : "recompor" };
        fc.pre(after < evidence.requestDay);
        const moved = moveDays(evidence, (day) => (day > after ? day + length : day));
        const paused = { ...moved, pauses: [{ from: after + 1, to: after + length }] };
        expect(answerTo(paused)).toEqual(answerTo(evidence));
      },
      fc.nat(47),
      fc.integer({ min: 1, max: 15 }),
    ));

  test("a longer one in the window begins it again: what lies before it is gone", () =>
    always(
      (evidence, after, length) => {
        fc.pre(after < evidence.requestDay);
        const later = moveDays(evidence, (day) => (day > after ? day + length : day));
        const paused = { ...later, pauses: [{ from: after + 1, to: after + length }] };
        const begunAgain = moveDays(evidence, (day) => day - after);
        const [seen, expected] = [paused, begunAgain].map((one) => meterOf(one, guaranteeRules));
        // The calendar's last day for a request stays where it was.
        const moved = { backDated: null, requestDaysLeft: null };
        expect({ ...seen, ...moved }).toEqual({ ...expected, ...moved });
      },
      fc.integer({ min: 1, max: 29 }),
      fc.integer({ min: 16, max: 60 }),
    ));

  test("it is the same answer each time, whatever the order of the records", () =>
    always((evidence) => {
      const text = JSON.stringify(evidence);
      const first = answerTo(evidence);
      expect(JSON.stringify(evidence)).toBe(text);
      const reversed = Object.fromEntries(
        Object.entries(evidence).map(([key, value]) => [key, Array.isArray(value) ? [...value].reverse() : value]),
      ) as Evidence;
      expect(JSON.stringify(answerTo(reversed))).toBe(JSON.stringify(first));
      expect(JSON.stringify(answerTo(JSON.parse(text) as Evidence))).toBe(JSON.stringify(first));
    }));
});
