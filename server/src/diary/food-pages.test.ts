import { expect } from "vitest";
import { aDevice, aHealthMember } from "../sync/testing/devices.ts";
import { aRecordId } from "../sync/testing/record-ids.ts";
import { test } from "../testing/http.ts";
import { FOODS_PER_PAGE } from "./kinds/food-kind.ts";
import { aFood } from "./testing/diary-records.ts";
import { seedFoods, type Work, workOf } from "./testing/food-pages.ts";

test("a day, a page of changes and a report are read from few pages of the right months", { timeout: 120_000 }, async ({
  databaseUrl,
}) => {
  await seedFoods(databaseUrl, { accounts: 20, days: 150 });

  const day = await workOf(databaseUrl, "day", 7);
  expect(day).toMatchObject({ rows: 15, tables: ["food_entries_2027_01"] });
  expect(day.buffers).toBeLessThanOrEqual(20);

  const archived = await workOf(databaseUrl, "archivedDay", 7);
  expect(archived).toMatchObject({ rows: 15, tables: ["food_entries_2026_09"] });
  expect(archived.buffers).toBeLessThanOrEqual(20);

  const page = await workOf(databaseUrl, "page", 7);
  expect(page.rows).toBe(FOODS_PER_PAGE + 1);
  // The months of 62 days and one more: no older one is looked at.
  expect(page.tables.toSorted()).toEqual(["food_entries_2026_12", "food_entries_2027_01", "food_entries_2027_02"]);
  expect(nodesOf(page)).toEqual(["Index Only Scan"]);
  expect(page.buffers).toBeLessThanOrEqual(25);

  const report = await workOf(databaseUrl, "report", 7);
  expect(report.rows).toBe(28);
  expect(report.buffers).toBeLessThanOrEqual(60);
  expect(nodesOf(report)).not.toContain("Seq Scan");
});

const nodesOf = ({ scans }: Work): string[] => [...new Set(scans)];

test("a device pulls foods page by page, with what else was written between them in its order", async ({
  api,
  deps,
}) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const written: string[] = [];
  for (let call = 0; call < 3; call += 1) {
    const foods = Array.from({ length: 150 }, () => aFood());
    const weight = phone.put(aRecordId(), { at: "2026-11-10T10:00:00.000Z", kg: 80 });
    const mutations = [...foods.map(([kind, id, fields]) => phone.put(id, fields, kind)), weight];
    await phone.sync(...mutations);
    written.push(...mutations.map(({ id }) => id));
  }
  const laptop = aDevice(api, headers, deps.now);
  const pages: string[][] = [];
  for (let more = true; more; ) {
    const reply = await laptop.sync();
    pages.push(reply.changes.map(({ id }) => id));
    more = reply.more;
  }

  expect(pages.map((page) => page.length)).toEqual([150, 151, 152]);
  expect(pages.flat()).toEqual(written);
});
