import type { Mutation, SyncKind } from "@app/contract/sync";
import type { Meter } from "@app/engine/guarantee/meter";
import { addDays, momentOf } from "@app/engine/promises/local-time";
import { nextHlc } from "@app/engine/sync/hlc";
import { recordId } from "@app/engine/sync/record-id";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aDay, aFood, aMeasure, type Written } from "../diary/testing/diary-records.ts";
import { aCompleteMember, aFreeMember, save } from "../intake/testing/answering.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { inTransaction } from "../platform/database/db.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { aReview, at, send, TUESDAY } from "../reviews/testing/reviewing.ts";
import { aRecordId } from "../sync/testing/record-ids.ts";
import { test as base } from "../testing/test.ts";
import { aWorkout } from "../workouts/testing/workouts.ts";
import { readMeter } from "./read-meter.ts";

const FIRST = "2026-11-17";
const dayOf = (number: number): string => addDays(FIRST, number - 1);
const noonOf = (number: number): Date => new Date(momentOf("America/Sao_Paulo", dayOf(number), 12 * 3_600));

let counter = 0;
const stamp = ([kind, id, fields]: Written | readonly [SyncKind, string, object], now: Date): Mutation => {
  const { hlc } = nextHlc({ ms: now.getTime(), counter: (counter += 1) % 60_000 }, now.getTime(), "00000000000000aa");
  return { id, kind, op: "put", hlc, fields: { ...fields } };
};

/** A member whose plan was shown on the day called 1, to whom nothing is owed, and what they write on a day. */
const test = base.extend("member", async ({ deps, asaas }) => {
  void asaas;
  const { accountId } = await aPlannedMember(at(deps, TUESDAY));
  await inTransaction(deps.db, (tx) => voidPromises(at(deps, TUESDAY), tx, { accountId }));
  return {
    accountId,
    async write(on: number, ...records: (Written | readonly [SyncKind, string, object])[]) {
      const now = noonOf(on);
      const { acks } = await send(at(deps, now), accountId, ...records.map((record) => stamp(record, now)));
      expect(acks.map(({ result }) => result)).toEqual(records.map(() => "stored"));
    },
    meter: (on: number) => read(deps, accountId, on),
  };
});

const read = (deps: Deps, accountId: string, on: number) => readMeter(at(deps, noonOf(on)), deps.db, accountId);
const tickOf = (meter: Meter | null, code: string) => meter?.ticks.find((tick) => tick.code === code);

const aMeal = (day: number, meal: "almoco" | "jantar" | "cafe") => aFood({ place: { day: dayOf(day), meal } });
const aWeight = (day: number, kg = 80) => ["weight", aRecordId(), { at: noonOf(day).toISOString(), kg }] as const;
const aDone = (day: number) =>
  aWorkout({ day: dayOf(day) }, { end: { at: "2026-11-16T10:45:00.000Z", because: "done", effort: 3 } });
const anEaten = (day: number, part: string) =>
  [
    "eaten",
    recordId("eaten", 1, dayOf(day), part),
    { meal: { plan: 1, part, day: dayOf(day) }, at: noonOf(day).toISOString() },
  ] as const;

test("on the first day there is a questionnaire and nothing else", async ({ member }) => {
  expect(await member.meter(1)).toMatchObject({
    day: 1,
    of: 30,
    daysLeft: 29,
    requestDaysLeft: 44,
    ticks: [
      { code: "G1", ok: true, have: 0, need: 7 },
      { code: "G2", ok: false, have: 0, need: 18 },
      { code: "G3", have: 0 },
      { code: "G4", ok: false, have: 0, need: 3 },
      { code: "G5", ok: false, have: 0, need: 6, weeks: 0, needWeeks: 3 },
    ],
  });
});

test("without a purchase there is no meter", async ({ deps }) => {
  const { accountId } = await aFreeMember(deps);
  expect(await readMeter(deps, deps.db, accountId)).toBeNull();
  expect(await readMeter(deps, deps.db, crypto.randomUUID())).toBeNull();
});

test("before a plan days count from access, and the questionnaire is missing", async ({ deps, asaas }) => {
  void asaas;
  const { accountId } = await aCompleteMember(at(deps, TUESDAY));
  const meter = await read(deps, accountId, 9);
  expect(meter).toMatchObject({ day: 9 });
  expect(tickOf(meter, "G1")).toMatchObject({ ok: false, have: null });
});

test("two meals, a complete day or a bad one make a day of the diary, and one meal does not", async ({ member }) => {
  await member.write(2, aMeal(2, "almoco"), aMeal(2, "almoco"), aMeal(2, "jantar"));
  await member.write(3, aMeal(3, "almoco"), aMeal(3, "almoco"));
  await member.write(4, aMeal(4, "almoco"), anEaten(4, "d5.jantar"));
  await member.write(5, aMeal(5, "almoco"), anEaten(5, "d6.almoco"));
  await member.write(6, aDay({ isComplete: true }, dayOf(6)));
  await member.write(7, aDay({ badDay: { reasons: [] } }, dayOf(7)));
  await member.write(8, aDay({}, dayOf(8)));
  expect(tickOf(await member.meter(8), "G2")).toMatchObject({ have: 4, ok: false });
});

test("a diary written more than three days later is shown, and does not count", async ({ member }) => {
  await member.write(5, aMeal(2, "almoco"), aMeal(2, "jantar"));
  await member.write(8, aMeal(4, "almoco"), aMeal(4, "jantar"));
  await member.write(12, aMeal(2, "cafe"));
  const meter = await member.meter(12);
  expect(tickOf(meter, "G2")).toMatchObject({ have: 1 });
  expect(meter?.backDated.diary).toEqual([4]);
});

test("sessions are those planned until today, and what was done", async ({ member, deps }) => {
  const none = await member.meter(14);
  await member.write(2, aDone(2));
  await member.write(4, aDone(4));
  const meter = await member.meter(14);
  expect(tickOf(meter, "G3")).toMatchObject({ have: 2, need: tickOf(none, "G3")?.need });
  expect(tickOf(meter, "G3")?.need).toBeGreaterThan(tickOf(await member.meter(4), "G3")?.need ?? 0);
  expect(tickOf(await read(deps, member.accountId, 300), "G3")?.need).toBe(tickOf(await member.meter(30), "G3")?.need);
});

test("each Sunday's review is one of the four, whenever it was sent until the next", async ({ member, deps }) => {
  const sunday = (week: number) => addDays("2026-11-16", 7 * (week - 1));
  // The last moment of the first window, and the first one of the second: the same week of the plan.
  for (const [on, week] of [
    [11, 1],
    [13, 2],
    [20, 3],
    [27, 4],
  ] as const) {
    const moment = at(deps, noonOf(on));
    await send(moment, member.accountId, aReview(moment, {}, sunday(week)));
  }
  expect(tickOf(await member.meter(28), "G4")).toMatchObject({ have: 4, need: 3, ok: true });
});

test("weigh-ins count once a day, in time, and in three weeks", async ({ member }) => {
  for (const day of [1, 2, 3, 8, 9]) await member.write(day, aWeight(day), aWeight(day, 81));
  expect(tickOf(await member.meter(9), "G5")).toMatchObject({ have: 5, weeks: 2, ok: false });
  await member.write(20, aWeight(12));
  await member.write(20, aWeight(20));
  const meter = await member.meter(20);
  expect(tickOf(meter, "G5")).toMatchObject({ have: 6, weeks: 3, ok: true });
  expect(meter?.backDated.measures).toEqual([12]);
});

test("with the weight hidden the waist is counted instead", async ({ member, deps }) => {
  await member.write(2, aWeight(2));
  for (const day of [3, 10, 17]) await member.write(day, aMeasure({ day: dayOf(day) }));
  await member.write(17, aMeasure({ day: dayOf(17), site: "quadril" }));
  await save(at(deps, noonOf(17)), member.accountId, { p1: "esconder-peso" });
  expect(tickOf(await member.meter(18), "G5")).toEqual({ code: "G5", ok: true, have: 3, need: 3 });
});

test("a promise that we broke in the window waives what failed", async ({ deps, asaas }) => {
  void asaas;
  const { accountId } = await aPlannedMember(at(deps, TUESDAY));
  expect(tickOf(await read(deps, accountId, 5), "G2")).toMatchObject({ ok: false });
  // Nobody signed the definitive plan in five days.
  const meter = await read(deps, accountId, 20);
  expect(tickOf(meter, "G2")).toMatchObject({ ok: true, waived: true, have: 0 });
});

test("another member's records are not counted, and after the window nothing is", async ({ member, deps }) => {
  await member.write(30, aMeal(30, "almoco"), aMeal(30, "jantar"));
  await member.write(31, aMeal(31, "almoco"), aMeal(31, "jantar"));
  const meter = await member.meter(40);
  expect(meter).toMatchObject({ day: 30, daysLeft: 0, requestDaysLeft: 5 });
  expect(tickOf(meter, "G2")).toMatchObject({ have: 1 });
  const other = await aPlannedMember(at(deps, TUESDAY));
  expect(tickOf(await read(deps, other.accountId, 40), "G2")).toMatchObject({ have: 0 });
});
