import type { Ack } from "@app/contract/sync";
import { sql } from "kysely";
import { expect } from "vitest";
import { applyRetention } from "../../privacy/erasure/apply-retention.ts";
import { aDevice, aHealthMember, answerHealth } from "../../sync/testing/devices.ts";
import { basic, test } from "../../testing/http.ts";
import {
  aDay,
  aFood,
  aMeasure,
  anActivity,
  anOwnFood,
  anOwnMeal,
  anOwnMeasure,
  aSleep,
  oneOfEach,
  ownFood,
  type Written,
} from "../testing/diary-records.ts";

const DAY_MS = 24 * 3_600_000;
const TABLES = [
  "food_entries",
  "diary_days",
  "body_measures",
  "sleeps",
  "activities",
  "own_foods",
  "own_measures",
  "own_meals",
];

test("every kind comes back as it was written; a replay changes nothing", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const written = [
    ...oneOfEach(),
    aFood({ food: ownFood, amount: { unit: null, count: null, grams: 0.1, low: 0, high: 0.3 } }),
    aFood({
      place: { time: null },
      amount: { count: 1 / 3, isAssumed: true },
      source: { from: "plan", part: "d1.almoco.2" },
    }),
    aDay({ isComplete: true, badDay: { reasons: ["fome", "outro"] } }, "2026-11-11"),
    aDay({ badDay: { reasons: [] } }, "2026-11-10"),
    anOwnMeasure("cs", null, 22.5),
  ];
  const puts = written.map(([kind, id, fields]) => phone.put(id, fields, kind));

  const { acks, cursor } = await phone.sync(...puts);

  expect(acks.map(({ result }) => result)).toEqual(written.map(() => "stored"));
  const { changes } = await laptop.sync();
  expect(changes.map(({ kind, id, fields }) => [kind, id, fields])).toEqual(written);
  expect((await phone.sync(...puts)).cursor).toBe(cursor);
});

test("two devices change two fields of one entry, and a third one has both", async ({ api, deps, clock }) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const [, id, fields] = aFood();
  await phone.sync(phone.put(id, fields, "food"));
  clock.advance(1_000);
  const amount = { grams: 140, low: 105, high: 175, unit: "co", count: 1, isAssumed: false };
  await laptop.sync(laptop.put(id, { amount }, "food"));
  await phone.sync(phone.put(id, { food: { ref: "taco:3", per100: null } }, "food"));

  const { changes } = await aDevice(api, headers, deps.now).sync();

  expect(changes.map((change) => change.fields)).toEqual([
    { ...fields, amount, food: { ref: "taco:3", per100: null } },
  ]);
});

const [, foodId, food] = aFood();
const OTHER = "3f1c9a52-7c0e-8b8e-9a51-0b8b6f1d2e3c";
const under = (id: string, [kind, , fields]: Written): Written => [kind, id, fields];
const WRONG: readonly (readonly [why: string, put: Written])[] = [
  ["a food under an id of another day", ["food", foodId, aFood({ place: { day: "2026-11-13" } })[2]]],
  ["a food under an id of a time beyond the calendar", under("ffffffff-ffff-7fff-bfff-ffffffffffff", aFood())],
  ["a food of a day before the diary", aFood({ place: { day: "2019-12-31" } })],
  ["a food of a day to come", aFood({ place: { day: "2090-01-01" } })],
  ["a food that the catalogue has not", aFood({ food: { ref: "taco:99999" } })],
  ["a food of the catalogue with other figures", aFood({ food: { per100: ownFood.per100 } })],
  ["an own food without figures", aFood({ food: { ...ownFood, per100: null } })],
  ["an amount below its range", aFood({ amount: { low: 281 } })],
  ["an amount above its range", aFood({ amount: { high: 279 } })],
  ["a unit that no measure has", aFood({ amount: { unit: "balde" } })],
  ["hundredths of a gram", aFood({ amount: { grams: 280.05 } })],
  ["a food with sums of its own", ["food", foodId, { ...food, kcal: 1 }]],
  ["a food with a note", ["food", foodId, { ...food, place: { ...(food["place"] as object), note: "x" } }]],
  ["a put of nothing", ["food", foodId, {}]],
  ["a day under another id", under(OTHER, aDay())],
  ["a day with a reason of one's own", aDay({ badDay: { reasons: ["chuva"] } })],
  ["a day with more water than people drink", aDay({ waterMl: 10_001 })],
  ["a measure under another id", under(OTHER, aMeasure())],
  ["a measure of no site", aMeasure({ site: "orelha" })],
  ["a night under another id", under(OTHER, aSleep())],
  ["a night beyond the scale", aSleep({ quality: 6 })],
  ["an activity of a day to come", anActivity({ day: "2090-01-01" })],
  ["an activity of one's own", anActivity({ what: "xadrez" })],
  ["an own measure under another id", under(OTHER, anOwnMeasure())],
  ["an own measure of no unit", anOwnMeasure("balde")],
  ["an own measure of no food", anOwnMeasure("co", "taco:99999")],
  ["an own food of no unit", anOwnFood({ measure: { unit: "balde", grams: 1 } })],
  ["an own food without a name", anOwnFood({ name: " " })],
  ["an own meal of nothing", anOwnMeal({ items: [] })],
  [
    "an own meal of an unknown food",
    anOwnMeal({ items: [{ food: { ref: "taco:99999", per100: null }, amount: food["amount"] }] }),
  ],
];

test("what no app writes is refused alone", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const right = oneOfEach();
  const puts = [...WRONG.map(([, put]) => put), ...right].map(([kind, id, fields]) => phone.put(id, fields, kind));
  const { acks } = await phone.sync(...puts);
  const results = acks.map(({ result }, index) => [WRONG[index]?.[0] ?? "right", result]);
  expect(results).toEqual([...WRONG.map(([why]) => [why, "invalid"]), ...right.map(() => ["right", "stored"])]);
});

test("an amount without its entry asks for all of it", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const strange = "ffffffff-ffff-7fff-bfff-ffffffffffff";
  const puts = [foodId, strange].map((id) => phone.put(id, { amount: food["amount"] }, "food"));
  const { acks } = await phone.sync(...puts);
  expect(acks.map(({ result }) => result)).toEqual(["gone", "gone"]);
});

test("without consent none is stored, and withdrawing it erases all of them", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const send = async (): Promise<Ack["result"][]> =>
    (await phone.sync(...oneOfEach().map(([kind, id, fields]) => phone.put(id, fields, kind)))).acks.map(
      ({ result }) => result,
    );
  expect(await send()).toEqual(Array(8).fill("stored"));
  await answerHealth(api, headers, false);
  for (const table of [...TABLES, "day_totals"]) {
    const { rows } = await sql`select from ${sql.table(table)} where account_id = ${accountId}`.execute(deps.db);
    expect(rows).toEqual([]);
  }
  expect(await send()).toEqual(Array(8).fill("consent-missing"));
});

test("the values of what its member deleted are erased after 90 days, the record stays deleted", async ({
  api,
  deps,
  clock,
}) => {
  const { id: accountId, headers, phone: number, password } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const written = oneOfEach();
  await phone.sync(...written.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  clock.advance(1_000);
  await phone.sync(...written.map(([kind, id]) => ({ ...phone.remove(id), kind })));
  clock.advance(91 * DAY_MS);
  await applyRetention(deps);
  const kept = /^(account_id|id|day|deleted_hlc|deleted_at|is_contested|rev|saved_at)$/;
  for (const table of TABLES) {
    const { rows } = await sql<object>`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(
      deps.db.withoutPlugins(),
    );
    expect(rows).toHaveLength(1);
    for (const [column, value] of Object.entries(rows[0] ?? {}))
      if (!kept.test(column) || (column === "day" && table !== "food_entries"))
        expect([column, value]).toEqual([column, null]);
  }
  // Its session has ended meanwhile. Of foods a device has the newest days alone.
  const { changes } = await aDevice(api, basic(number, password), deps.now).sync();
  expect(changes.map(({ kind, deleted, fields }) => ({ kind, deleted, fields }))).toEqual(
    written.flatMap(([kind]) => (kind === "food" ? [] : [{ kind, deleted: true, fields: {} }])),
  );
});
