import type { Envelope } from "@app/contract/envelope";
import { type DataExport, DELETION_WORD } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { aDevice, aHealthMember } from "../sync/testing/devices.ts";
import { filesIn } from "../testing/files-in.ts";
import { type Api, basic, test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { archiveMonths } from "./food/months.ts";
import { aFood, aMeasure, anOwnFood, DAY, oneOfEach } from "./testing/diary-records.ts";

const TABLES = [
  "food_entries",
  "food_entries_archive",
  "day_totals",
  "diary_days",
  "body_measures",
  "sleeps",
  "activities",
  "own_foods",
  "own_measures",
  "own_meals",
];
const DAY_MS = 24 * 3_600_000;

test("what was eaten and measured is in no log line, error or metric", { timeout: 60_000 }, async ({ api, deps }) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const replies: string[] = [];
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (reply.statusCode >= 400) replies.push(reply.body);
    return { status: reply.statusCode, body: reply.json() as Envelope<never>, headers: reply.headers };
  };
  const { headers } = await aHealthMember(api);
  const phone = aDevice(recorded, headers, deps.now);
  const amount = { grams: 777.3, low: 777.3, high: 777.3 };
  const written = [...oneOfEach(), aFood({ amount }), aMeasure({ site: "quadril" }, 177.3)];
  await phone.send(written.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  await phone.send([phone.put(anOwnFood()[1], { name: "Bolo da Célia", kcal: 777.3 }, "own-food")]);
  // The database's own message would quote the row.
  await sql`alter table body_measures add constraint injected_fault check (cm <> 177.4) not valid`.execute(deps.db);
  const [, id, fields] = aMeasure({ site: "coxa" }, 177.4);
  expect((await phone.send([phone.put(id, fields, "measure")])).status).toBe(500);
  await sql`alter table body_measures drop constraint injected_fault`.execute(deps.db);
  expect((await recorded("GET", `/v1/account/diary/days/${DAY}`, { headers })).status).toBe(200);
  await app.close();

  expect(lines.length).toBeGreaterThan(0);
  expect(replies.length).toBe(1);
  for (const text of [...lines, ...replies, await metrics.registry.metrics()])
    expect(text).not.toMatch(/777[.]3|177[.][34]|Célia|taco:561|cintura/);
});

test("a member's words stand sealed in the database", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  await phone.sync(...oneOfEach().map(([kind, id, fields]) => phone.put(id, fields, kind)));
  for (const table of ["own_foods", "own_meals"]) {
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from ${sql.table(table)}`.execute(deps.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(sealed.toString("latin1")).not.toMatch(/lia|kcal/);
  }
});

test("the member's copy has every entry, also of the archive; with the account all of them go", {
  timeout: 60_000,
}, async ({ api, app, deps, clock }) => {
  const { id: accountId, phone: number, password, headers: before } = await aHealthMember(api);
  const phone = aDevice(api, before, deps.now);
  const written = [...oneOfEach(), aFood({ place: { day: "2026-09-30" } })];
  await phone.sync(...written.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  clock.advance(60 * DAY_MS);
  await archiveMonths(deps);
  const headers = basic(number, password);

  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const url = `/v1/account/export/${body.return?.current?._id}/file`;
  const files = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload);
  const data = JSON.parse(files["dados.json"] ?? "");
  expect(data.foodEntries).toMatchObject([{ day: DAY, food: "taco:561", kcal: 2128 }]);
  expect(data.foodEntriesArchive).toMatchObject([{ day: "2026-09-30", food: "taco:561" }]);
  expect(data.dayTotals).toMatchObject([{ day: DAY, entries: 1 }, { day: "2026-09-30" }]);
  expect(data.ownFoods).toMatchObject([{ name: "Bolo da Célia", measure: { unit: "fa", grams: 60 } }]);
  expect(data.ownMeals).toMatchObject([{ name: "Marmita da Célia", items: [{ food: { ref: "taco:561" } }] }]);
  expect(data.sleeps).toMatchObject([{ day: DAY, minutes: 430 }]);

  const deletion = { password, word: DELETION_WORD };
  expect((await api("POST", "/v1/account/deletion", { headers, body: deletion })).status).toBe(200);
  for (const table of TABLES) {
    const { rows } = await sql`select from ${sql.table(table)} where account_id = ${accountId}`.execute(deps.db);
    expect([table, rows]).toEqual([table, []]);
  }
});
