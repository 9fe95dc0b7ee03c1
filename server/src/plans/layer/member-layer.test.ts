import type { Ack, SyncKind } from "@app/contract/sync";
import { recordId } from "@app/engine/sync/record-id";
import { expect } from "vitest";
import { applyRetention } from "../../privacy/erasure/apply-retention.ts";
import { aDevice, aHealthMember, answerHealth } from "../../sync/testing/devices.ts";
import { basic, test } from "../../testing/http.ts";

const DAY = 24 * 3_600_000;
const MONDAY = "2026-11-16";

const choice = { plan: 1, part: "d1.almoco.2", takes: "taco:561", day: null };
const meal = { plan: 1, part: "d1.almoco", day: MONDAY };
const item = { plan: 1, food: "own:cafe-com-leite", week: MONDAY };
const at = "2026-11-16T15:30:00.000Z";

const swapId = ({ plan, part, day }: { plan: number; part: string; day: string | null }) =>
  recordId("swap", plan, part, day ?? "always");
const eatenId = ({ plan, part, day }: typeof meal) => recordId("eaten", plan, day, part);
const tickId = ({ plan, food, week }: typeof item) => recordId("tick", plan, week, food);

/** A record of each kind as a device writes it. */
const written: [SyncKind, string, Record<string, unknown>][] = [
  ["swap", swapId(choice), { choice }],
  ["eaten", eatenId(meal), { meal, at }],
  ["tick", tickId(item), { item, done: true }],
];

test("a swap, a meal eaten and a tick come back as they were written; a replay changes nothing", async ({
  api,
  deps,
}) => {
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

test("two devices that mark the same meal or line write one record; an undo on one reaches the other", async ({
  api,
  deps,
  clock,
}) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  await phone.sync(...written.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  clock.advance(1_000);
  await laptop.sync(laptop.put(tickId(item), { item, done: false }, "tick"));
  await laptop.sync(laptop.put(swapId(choice), { choice: { ...choice, takes: "taco:3" } }, "swap"));
  await laptop.sync({ ...laptop.remove(eatenId(meal)), kind: "eaten" });
  const { changes } = await phone.sync();
  const byKind = Object.fromEntries(changes.map((change) => [change.kind, change]));
  expect(changes).toHaveLength(3);
  expect(byKind["tick"]?.fields).toEqual({ item, done: false });
  expect(byKind["swap"]?.fields).toEqual({ choice: { ...choice, takes: "taco:3" } });
  expect(byKind["swap"]?.conflicts).toMatchObject([{ field: "choice", value: choice }]);
  expect(byKind["eaten"]).toMatchObject({ deleted: true, fields: {} });
});

const ofSwap = (more: Record<string, unknown>) => {
  const changed = { ...choice, ...more };
  return ["swap", swapId(changed), { choice: changed }] as const;
};
const ofEaten = (more: Record<string, unknown>) => {
  const changed = { ...meal, ...more };
  return ["eaten", eatenId(changed), { meal: changed, at }] as const;
};
const ofTick = (more: Record<string, unknown>) => {
  const changed = { ...item, ...more };
  return ["tick", tickId(changed), { item: changed, done: true }] as const;
};
const OTHER_ID = "3f1c9a52-7c0e-8b8e-9a51-0b8b6f1d2e3c";

const WRONG: readonly (readonly [why: string, put: readonly [SyncKind, string, Record<string, unknown>]])[] = [
  ["a swap under another id", ["swap", OTHER_ID, { choice }]],
  ["a swap under the id of another day", ["swap", swapId({ ...choice, day: MONDAY }), { choice }]],
  ["a swap of a whole day", ofSwap({ part: "d1" })],
  ["an item that takes a meal", ofSwap({ takes: "d4.almoco" })],
  ["a meal that takes a food", ofSwap({ part: "d1.almoco" })],
  ["a food that is none", ofSwap({ takes: "arroz" })],
  ["a plan without a number", ofSwap({ plan: 0 })],
  ["a plan beyond the database's numbers", ofSwap({ plan: 3_000_000_000 })],
  ["a day that the calendar has not", ofSwap({ day: "2026-02-30" })],
  ["a day that the database has not", ofSwap({ day: "0000-01-01" })],
  ["a swap with something more", ofSwap({ note: "sem glúten" })],
  ["a field that no swap has", ["swap", swapId(choice), { choice, note: "sem glúten" }]],
  ["an item that was eaten", ofEaten({ part: "d1.almoco.2" })],
  ["a meal under another id", ["eaten", OTHER_ID, { meal, at }]],
  ["a meal without its hour", ["eaten", eatenId(meal), { meal }]],
  ["an hour that the database has not", ["eaten", eatenId(meal), { meal, at: "0000-01-01T00:00:00Z" }]],
  ["a meal of a day to come", ofEaten({ day: "2090-01-01" })],
  ["a meal at an hour to come", ["eaten", eatenId(meal), { meal, at: "2090-01-01T00:00:00Z" }]],
  ["a tick under another id", ["tick", OTHER_ID, { item, done: true }]],
  ["a week that begins on a Tuesday", ofTick({ week: "2026-11-17" })],
  ["a tick of no food", ofTick({ food: "<b>arroz</b>" })],
  ["a tick that is no yes or no", ["tick", tickId(item), { item, done: "sim" }]],
];

test("what names no part of a plan, or stands under another id than its own, is refused alone", async ({
  api,
  deps,
}) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const puts = [...WRONG.map(([, put]) => put), ...written].map(([kind, id, fields]) => phone.put(id, fields, kind));
  const { acks } = await phone.sync(...puts);
  const results = acks.map(({ result }, index) => [WRONG[index]?.[0] ?? "right", result]);
  expect(results).toEqual([...WRONG.map(([why]) => [why, "invalid"]), ...written.map(() => ["right", "stored"])]);
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
  for (const table of ["planSwaps", "shoppingTicks", "eatenMeals"] as const)
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
  const parts = [
    await deps.db.selectFrom("planSwaps").select(["part", "takes"]).where("accountId", "=", id).execute(),
    await deps.db.selectFrom("shoppingTicks").select(["food", "done"]).where("accountId", "=", id).execute(),
    await deps.db.selectFrom("eatenMeals").select(["part", "at"]).where("accountId", "=", id).execute(),
  ];
  expect(parts).toEqual([[{ part: null, takes: null }], [{ food: null, done: null }], [{ part: null, at: null }]]);
  // Its session has ended meanwhile.
  const { changes } = await aDevice(api, basic(number, password), deps.now).sync();
  expect(changes.map(({ deleted, fields }) => ({ deleted, fields }))).toEqual(
    written.map(() => ({ deleted: true, fields: {} })),
  );
});
