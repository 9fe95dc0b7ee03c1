import { expect, test } from "vitest";
import type { Evidence } from "./evidence.ts";
import { guaranteeRules } from "./guarantee-rules.ts";
import { meterOf } from "./meter.ts";
import { refusalReasons } from "./refusal.ts";
import { anEvidence } from "./testing/makers.ts";

const DAYS = [1, 5, 9, 13, 17, 21];
const weighIns = DAYS.map((day) => ({ day, kg: 80 }));
const openWeighIns = DAYS.map((day) => ({ day }));
const waist = [1, 15, 30].map((day) => ({ day, cm: 92 }));
const measures = (over: Partial<Evidence>) =>
  meterOf(anEvidence({ weighIns: [], waist: [], ...over }), guaranteeRules).ticks.find(({ code }) => code === "G5");

const scale = { code: "G5", ok: true, have: 6, need: 6, weeks: 3, needWeeks: 3 };
const tape = { code: "G5", ok: true, have: 3, need: 3 };

test("with numbers hidden the tape is asked for, and weigh-ins made before they were count as well", () => {
  expect(measures({ hidden: true, waist })).toEqual(tape);
  expect(measures({ hidden: true, openWeighIns })).toEqual(scale);
  expect(measures({ hidden: true, openWeighIns, waist })).toEqual(tape);
  expect(measures({ hidden: true, openWeighIns: openWeighIns.slice(1) })).toEqual({ ...tape, ok: false, have: 0 });
  expect(measures({ hidden: true, weighIns })).toEqual({ ...tape, ok: false, have: 0 });
});

test("with numbers shown again the tape counts only where they were hidden in the window", () => {
  expect(measures({ waist })).toMatchObject({ ok: false, have: 0, need: 6 });
  expect(measures({ wasHidden: true, waist })).toEqual(tape);
  expect(measures({ wasHidden: true, waist, weighIns })).toEqual(scale);
});

test("where neither is enough the nearer one is asked for, and a refusal names its last day", () => {
  const twice = waist.slice(0, 2);
  expect(measures({ wasHidden: true, waist: twice, weighIns: weighIns.slice(0, 3) })).toMatchObject({
    have: 2,
    need: 3,
  });
  expect(measures({ wasHidden: true, waist: twice, weighIns: weighIns.slice(0, 5) })).toMatchObject({
    have: 5,
    need: 6,
  });
  const evidence = anEvidence({ wasHidden: true, waist: twice, weighIns: [{ day: 20, kg: 80 }] });
  const dates = { dayOne: "2026-11-01", accessOn: "2026-11-01" };
  expect(refusalReasons(evidence, guaranteeRules, dates)).toMatchObject([
    { code: "G5", missing: 1, lastOn: "2026-11-15" },
  ]);
});
