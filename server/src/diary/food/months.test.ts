import type { FoodEntry } from "@app/contract/diary";
import { sql } from "kysely";
import { expect } from "vitest";
import { aDevice, aHealthMember, answerHealth } from "../../sync/testing/devices.ts";
import { basic, test } from "../../testing/http.ts";
import { killAtEachStatement } from "../../testing/killed.ts";
import { aFood } from "../testing/diary-records.ts";
import { listLiveMonths } from "./month-store.ts";
import { archiveMonths, countMonthsAhead, makeMonths } from "./months.ts";

const DAY_MS = 24 * 3_600_000;
type DayView = { entries: (FoodEntry & { id: string })[]; isArchived: boolean; totals: { kcal: number } };

test("the sweep makes the months ahead, once", async ({ deps, clock }) => {
  clock.advance(400 * DAY_MS);
  expect(await countMonthsAhead(deps)).toBe(0);
  await Promise.all([makeMonths(deps), makeMonths(deps)]);
  expect(await countMonthsAhead(deps)).toBe(3);
  await makeMonths(deps);
  expect(await countMonthsAhead(deps)).toBe(3);
});

test("without the sweep an entry of a month that has no partition is stored all the same", async ({
  api,
  deps,
  clock,
}) => {
  clock.advance(900 * DAY_MS);
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const day = deps.now().toISOString().slice(0, 10);
  const foods = [aFood({ place: { day } }), aFood({ place: { day } })] as const;
  const [first, second] = foods.map(([kind, id, fields]) => phone.put(id, fields, kind));
  if (!first || !second) throw new Error("two foods");

  const replies = await Promise.all([phone.sync(first), laptop.sync(second)]);

  expect(replies.flatMap(({ acks }) => acks.map(({ result }) => result))).toEqual(["stored", "stored"]);
  const { changes } = await aDevice(api, headers, deps.now).sync();
  expect(changes.map(({ id }) => id).toSorted()).toEqual(foods.map(([, id]) => id).toSorted());
});

test("a device pulls the foods of 62 days, and one of an older month is read by its day", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const dayBefore = (days: number) => new Date(deps.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const [recent, old] = [aFood({ place: { day: dayBefore(62) } }), aFood({ place: { day: dayBefore(95) } })];
  await phone.sync(...[recent, old].map(([kind, id, fields]) => phone.put(id, fields, kind)));

  const { changes } = await aDevice(api, headers, deps.now).sync();
  const { body } = await api<DayView>("GET", `/v1/account/diary/days/${dayBefore(95)}`, { headers });

  expect(changes.map(({ id }) => id)).toEqual([recent[1]]);
  expect(body.return?.entries).toEqual([{ id: old[1], ...old[2] }]);
});

test("a month is archived whole, killed at any statement or not, and goes on being read, changed and erased", {
  timeout: 60_000,
}, async ({ api, deps, databaseUrl, clock }) => {
  const member = await aHealthMember(api);
  const phone = aDevice(api, member.headers, deps.now);
  const foods = [aFood(), aFood(), aFood({ place: { day: "2026-11-01", meal: "jantar" } })] as const;
  await phone.sync(...foods.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  clock.advance(130 * DAY_MS);
  const before = await listLiveMonths(deps.db);
  expect(before).toContain("2026-11-01");

  const counts = async () => {
    const { rows } = await sql<{ live: number; archived: number }>`select
      (select count(*)::int from food_entries where account_id = ${member.id}) as live,
      (select count(*)::int from food_entries_archive where account_id = ${member.id}) as archived`.execute(deps.db);
    return rows[0];
  };
  const killed = await killAtEachStatement(
    databaseUrl,
    (db) => archiveMonths({ ...deps, db }),
    async () =>
      expect([
        { live: 3, archived: 0 },
        { live: 0, archived: 3 },
      ]).toContainEqual(await counts()),
  );
  expect(killed).toBeGreaterThan(4);
  expect(await counts()).toEqual({ live: 0, archived: 3 });
  expect(await listLiveMonths(deps.db)).not.toContain("2026-11-01");

  // Its session has ended meanwhile.
  const headers = basic(member.phone, member.password);
  const day = async () => (await api<DayView>("GET", "/v1/account/diary/days/2026-11-12", { headers })).body.return;
  expect(await day()).toMatchObject({ isArchived: true, entries: [{}, {}], totals: { kcal: 425.6 } });
  const late = aDevice(api, headers, deps.now);
  const [, id, fields] = aFood();
  await late.sync(late.put(id, fields, "food"), { ...late.remove(foods[0][1]), kind: "food" });
  const { amount } = aFood({ amount: { grams: 140, low: 140, high: 140 } })[2];
  await late.sync(late.put(foods[1][1], { amount }, "food"));
  expect((await day())?.entries.map((entry) => entry.id).toSorted()).toEqual([foods[1][1], id].toSorted());
  expect(await day()).toMatchObject({ isArchived: true, totals: { kcal: 319.2 } });
  expect(await counts()).toEqual({ live: 0, archived: 4 });

  await answerHealth(api, headers, false);
  expect(await counts()).toEqual({ live: 0, archived: 0 });
});
