import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { parseEvidence } from "../../cli/guarantee-json.ts";
import golden from "../../golden/guarantee.json" with { type: "json" };
import { decide } from "./decide.ts";
import type { Evidence } from "./evidence.ts";
import { guaranteeRules } from "./guarantee-rules.ts";
import { refusalReasons } from "./refusal.ts";
import { anyEvidence } from "./testing/any-evidence.ts";
import { anEvidence } from "./testing/makers.ts";

const dates = { dayOne: "2026-11-01", accessOn: "2026-10-30" };
const reasons = (evidence: Evidence) => refusalReasons(evidence, guaranteeRules, dates);
const reasonsOf = (id: string) => reasons(parseEvidence(golden.cases.find((one) => one.id === id)?.evidence));

test("too few days of diary and workouts: what was missing, of which days, and when the last one was", () => {
  const evidence = parseEvidence(golden.cases[1]?.evidence);
  expect(reasons({ ...evidence, sessions: { ...evidence.sessions, lastDay: 21 } })).toEqual([
    {
      code: "G2",
      have: 11,
      need: 18,
      missing: 7,
      from: "2026-11-01",
      to: "2026-11-30",
      lastOn: "2026-11-28",
      gap: { from: "2026-11-21", to: "2026-11-27" },
    },
    { code: "G3", have: 5, need: 8, missing: 3, from: "2026-11-01", to: "2026-11-30", lastOn: "2026-11-21" },
  ]);
});

test("a late questionnaire is counted from access", () =>
  expect(reasonsOf("g20")).toEqual([
    { code: "G1", have: 8, need: 7, missing: null, from: "2026-10-30", to: "2026-11-06", lastOn: "2026-11-07" },
  ]));

test("weigh-ins in too few weeks say so", () =>
  expect(reasonsOf("g22")).toEqual([
    {
      code: "G5",
      have: 6,
      need: 6,
      missing: 0,
      weeks: 2,
      needWeeks: 3,
      from: "2026-11-01",
      to: "2026-11-30",
      lastOn: "2026-11-12",
    },
  ]));

test("nothing was recorded: no date, and the whole window without an entry", () => {
  const all = reasonsOf("g62");
  expect(all.map(({ lastOn }) => lastOn)).toEqual([null, null, null, null, null]);
  expect(all[1]?.gap).toEqual({ from: "2026-11-01", to: "2026-11-30" });
});

test.each([
  { id: "g26", code: "PESO", have: 1.756, need: 0.4, from: "2026-11-01", to: "2026-11-29" },
  { id: "g03", code: "CINTURA", have: 2, need: 2, from: "2026-11-01", to: "2026-11-29" },
  { id: "g35", code: "CARGA", have: 0.05, need: 0.05, from: "2026-11-01", to: "2026-11-30" },
  { id: "g39", code: "REVISOES", have: 61, need: 50, from: "2026-11-01", to: "2026-11-30" },
])("$id: a result in $code, with the days between which it was seen", ({ id, ...reason }) =>
  expect(reasonsOf(id)).toEqual([expect.objectContaining(reason)]),
);

test("too late: the last day on which it could be asked for, paused days left out", () => {
  expect(reasonsOf("g49")).toEqual([expect.objectContaining({ code: "PRAZO", have: 46, need: 45, to: "2026-12-15" })]);
  const paused = anEvidence({ requestDay: 60, pauses: [{ from: 11, to: 20 }] });
  expect(reasons(paused)).toEqual([expect.objectContaining({ code: "PRAZO", have: 50, to: "2026-12-25" })]);
  // Pauses without end: the calendar's last day.
  expect(reasonsOf("g60")).toEqual([
    expect.objectContaining({ code: "PRAZO", have: 121, need: 120, to: "2027-02-28", lastOn: "2027-03-01" }),
  ]);
});

test("for any member each failed line has its reason, and only a refusal has reasons", () =>
  fc.assert(
    fc.property(anyEvidence, (evidence) => {
      const { decision, reason, failed = [] } = decide(evidence, guaranteeRules);
      const codes = reasons(evidence).map(({ code }) => code);
      expect(codes.length > 0).toBe(decision === "refused");
      if (reason === "NAO_SEGUIU") expect(codes).toEqual(failed);
    }),
    generated(300, 300),
  ));
