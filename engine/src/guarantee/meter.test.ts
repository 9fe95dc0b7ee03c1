import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { parseEvidence } from "../../cli/guarantee-json.ts";
import golden from "../../golden/guarantee.json" with { type: "json" };
import { decide } from "./decide.ts";
import { guaranteeRules } from "./guarantee-rules.ts";
import { meterOf } from "./meter.ts";
import { anyEvidence } from "./testing/any-evidence.ts";
import { anEvidence } from "./testing/makers.ts";

const meter = (over: Parameters<typeof anEvidence>[0]) => meterOf(anEvidence(over), guaranteeRules);

test("on the first day everything is still ahead", () =>
  expect(
    meter({
      requestDay: 1,
      anamneseDays: null,
      diaryDays: [1],
      sessions: { planned: 12, done: 0 },
      reviews: [],
      weighIns: [],
    }),
  ).toEqual({
    day: 1,
    of: 30,
    daysLeft: 29,
    requestDaysLeft: 44,
    ticks: [
      { code: "G1", ok: false, have: null, need: 7 },
      { code: "G2", ok: false, have: 1, need: 18 },
      { code: "G3", ok: false, have: 0, need: 8 },
      { code: "G4", ok: false, have: 0, need: 3 },
      { code: "G5", ok: false, have: 0, need: 6, weeks: 0, needWeeks: 3 },
    ],
    backDated: { diary: [], measures: [] },
  }));

test("after the window the days for a request run out", () =>
  expect([33, 45, 60].map((requestDay) => meter({ requestDay }))).toMatchObject([
    { day: 30, daysLeft: 0, requestDaysLeft: 12 },
    { day: 30, requestDaysLeft: 0 },
    { day: 30, requestDaysLeft: 0 },
  ]));

test("entries that came too late are shown as such", () => {
  const diaryOther = [
    { day: 4, meals: 3, enteredOn: 7 },
    { day: 20, meals: 3, enteredOn: 24 },
    { day: 21, meals: 1, enteredOn: 29 },
  ];
  const { ticks, backDated } = meter({ diaryDays: [], diaryOther, weighIns: [{ day: 9, kg: 80, enteredOn: 13 }] });
  expect([ticks[1]?.have, ticks[4]?.have, backDated]).toEqual([1, 0, { diary: [20], measures: [9] }]);
});

test.each(golden.cases.filter(({ expect: { lines } }) => lines))("$id: the ticks are the lines", (one) => {
  expect(meterOf(parseEvidence(one.evidence), guaranteeRules).ticks).toStrictEqual(one.expect.lines);
});

test("for any member who may ask now, five ticks refuse nobody for not following", () =>
  fc.assert(
    fc.property(anyEvidence, (evidence) => {
      const { ticks, day, of, daysLeft } = meterOf(evidence, guaranteeRules);
      expect([ticks.length, day + daysLeft]).toEqual([5, of]);
      const isRefused = decide(evidence, guaranteeRules).reason === "NAO_SEGUIU";
      if (isRefused) expect(ticks.some(({ ok }) => !ok)).toBe(true);
    }),
    generated(500, 500),
  ));
