import type { Ack } from "@app/contract/sync";
import { expect } from "vitest";
import { applyRetention } from "../../privacy/erasure/apply-retention.ts";
import { aDevice, aHealthMember, answerHealth } from "../../sync/testing/devices.ts";
import { basic, test } from "../../testing/http.ts";
import { aSet, aStop, at, aWorkout, session, workoutIdOf } from "../testing/workouts.ts";

const DAY = 24 * 3_600_000;
const OTHER_ID = "3f1c9a52-7c0e-8b8e-9a51-0b8b6f1d2e3c";
/** A record of each kind as the player writes it. */
const written = [aWorkout(), aSet(), aStop()];

test("a workout, a set and a stop come back as they were written; a replay changes nothing", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const puts = written.map(([kind, id, fields]) => phone.put(id, fields, kind));
  const { acks, cursor } = await phone.sync(...puts);
  expect(acks.map(({ result }) => result)).toEqual(["stored", "stored", "stored"]);
  const { changes } = await laptop.sync();
  expect(changes.map(({ kind, id, fields }) => [kind, id, fields])).toEqual(expect.arrayContaining(written));
  expect(changes).toHaveLength(3);
  expect((await phone.sync(...puts)).cursor).toBe(cursor);
});

test("loads keep their quarters, and what was not said stays unsaid", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const sets = [
    aSet({ number: 1, kg: 0.25 }),
    aSet({ number: 2, kg: 500 }),
    aSet({ number: 3, kg: null, reserve: null }),
    aSet({ number: 4, kg: 0, count: 0 }),
  ];
  const time = aStop({ because: "time", pain: null });
  await phone.sync(...[...sets, time].map(([kind, id, fields]) => phone.put(id, fields, kind)));
  const { changes } = await aDevice(api, headers, deps.now).sync();
  expect(changes.map(({ kind, id, fields }) => [kind, id, fields])).toEqual([...sets, time]);
});

test("the end is a put of its own, a correction replaces a set, and a second device's start is the first", async ({
  api,
  deps,
  clock,
}) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const [[, workoutId, fields], [, setId, first]] = [aWorkout(), aSet()];
  await phone.sync(phone.put(workoutId, fields, "workout"), phone.put(setId, first, "set"));
  clock.advance(1_000);
  const end = { at: "2026-11-16T10:40:00.000Z", because: "done", effort: 3 };
  const [, , corrected] = aSet({ count: 10 });
  await laptop.sync(laptop.put(workoutId, { end }, "workout"), laptop.put(setId, corrected, "set"));
  await laptop.sync(laptop.put(workoutId, { ...fields, end }, "workout"));
  const { changes } = await phone.sync();
  expect(changes.map(({ id, fields: merged }) => [id, merged])).toEqual(
    expect.arrayContaining([
      [workoutId, { ...fields, end }],
      [setId, corrected],
    ]),
  );
  expect(changes).toHaveLength(2);
});

const ofSet = (more: object) => aSet(more);
const WRONG: readonly (readonly [why: string, put: ReturnType<typeof aSet>])[] = [
  ["a workout under another id", ["workout", OTHER_ID, aWorkout()[2]]],
  ["a workout of no version", aWorkout({ plan: 0 })],
  ["a session that no plan has", aWorkout({ id: "G" })],
  ["a day that the calendar has not", aWorkout({ day: "2026-02-30" })],
  ["a day that the database has not", aWorkout({ day: "0000-01-01" })],
  ["a workout of a day to come", aWorkout({ day: "2090-01-01" })],
  ["a start in a year to come", aWorkout({}, { startedAt: "2090-01-01T00:00:00Z" })],
  ["an end in a year to come", aWorkout({}, { end: { at: "2090-01-01T00:00:00Z", because: "done", effort: 1 } })],
  ["a set in a year to come", aSet({}, { at: "2090-01-01T00:00:00Z" })],
  ["a stop in a year to come", aStop({}, { at: "2090-01-01T00:00:00Z" })],
  ["a start that the database has not", aWorkout({}, { startedAt: "0000-01-01T00:00:00Z" })],
  [
    "an end that the database has not",
    aWorkout({}, { end: { at: "0000-01-01T00:00:00Z", because: "done", effort: 1 } }),
  ],
  ["an effort beyond the scale", aWorkout({}, { end: { at, because: "done", effort: 6 } })],
  ["an end with something more", aWorkout({}, { end: { at, because: "done", effort: 1, note: "joelho" } })],
  ["a workout with something more", aWorkout({}, { note: "joelho" })],
  ["a put of nothing", ["workout", workoutIdOf(session), {}]],
  ["a set under another id", ["set", OTHER_ID, aSet()[2]]],
  ["a set under another number", ["set", aSet()[1], aSet({ number: 2 })[2]]],
  ["a set of no workout", ofSet({ workout: "A" })],
  ["a set of no part", ofSet({ part: "d1.almoco" })],
  ["a set of no exercise", ofSet({ exercise: "agachamento" })],
  ["a thirteenth set", ofSet({ number: 13 })],
  ["a load between the quarters", ofSet({ kg: 12.3 })],
  ["a load beyond people", ofSet({ kg: 500.25 })],
  ["a load below nothing", ofSet({ kg: -2.5 })],
  ["half a repetition", ofSet({ count: 8.5 })],
  ["a reserve beyond the scale", ofSet({ reserve: 5 })],
  ["a set without its time", ["set", aSet()[1], { set: aSet()[2]["set"] }]],
  ["a stop under another id", ["stop", OTHER_ID, aStop()[2]]],
  ["pain beyond the scale", aStop({ pain: { region: "joelho", side: null, level: 11 } })],
  ["pain in no region", aStop({ pain: { region: "alma", side: null, level: 5 } as never })],
  ["pain of a stop for time", aStop({ because: "time" })],
  ["a reason of one's own", aStop({ because: "chuva" as never })],
  ["pain with words", aStop({ pain: { region: "joelho", side: null, level: 5, note: "ai" } as never })],
];

test("what no player writes is refused alone", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const puts = [...WRONG.map(([, put]) => put), ...written].map(([kind, id, fields]) => phone.put(id, fields, kind));
  const { acks } = await phone.sync(...puts);
  const results = acks.map(({ result }, index) => [WRONG[index]?.[0] ?? "right", result]);
  expect(results).toEqual([...WRONG.map(([why]) => [why, "invalid"]), ...written.map(() => ["right", "stored"])]);
});

test("an end without its workout asks for all of it", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const { acks } = await phone.sync(phone.put(workoutIdOf(session), { end: null }, "workout"));
  expect(acks.map(({ result }) => result)).toEqual(["gone"]);
});

test("without consent none is stored, and withdrawing it erases all of them", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const send = async (): Promise<Ack["result"][]> =>
    (await phone.sync(...written.map(([kind, id, fields]) => phone.put(id, fields, kind)))).acks.map(
      ({ result }) => result,
    );
  expect(await send()).toEqual(Array(3).fill("stored"));
  await answerHealth(api, headers, false);
  for (const table of ["workoutSessions", "workoutSets", "exerciseStops"] as const)
    expect(await deps.db.selectFrom(table).select("id").where("accountId", "=", accountId).execute()).toEqual([]);
  expect(await send()).toEqual(Array(3).fill("consent-missing"));
});

test("the values of what its member deleted are erased after 90 days, the record stays deleted", async ({
  api,
  deps,
  clock,
}) => {
  const { id, headers, phone: number, password } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  await phone.sync(...written.map(([kind, key, fields]) => phone.put(key, fields, kind)));
  clock.advance(1_000);
  await phone.sync(...written.map(([kind, key]) => ({ ...phone.remove(key), kind })));
  clock.advance(91 * DAY);
  await applyRetention(deps);
  const rows = [
    await deps.db.selectFrom("workoutSessions").select(["session", "startedAt"]).where("accountId", "=", id).execute(),
    await deps.db.selectFrom("workoutSets").select(["exercise", "kg"]).where("accountId", "=", id).execute(),
    await deps.db.selectFrom("exerciseStops").select(["region", "pain"]).where("accountId", "=", id).execute(),
  ];
  expect(rows).toEqual([
    [{ session: null, startedAt: null }],
    [{ exercise: null, kg: null }],
    [{ region: null, pain: null }],
  ]);
  // Its session has ended meanwhile.
  const { changes } = await aDevice(api, basic(number, password), deps.now).sync();
  expect(changes.map(({ deleted, fields }) => ({ deleted, fields }))).toEqual(
    written.map(() => ({ deleted: true, fields: {} })),
  );
});
