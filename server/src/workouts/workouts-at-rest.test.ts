import type { Envelope } from "@app/contract/envelope";
import { type DataExport, DELETION_WORD } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { filesIn } from "../testing/files-in.ts";
import { type Api, test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { aPainfulStop, aSet, aStop, aWorkout } from "./testing/workouts.ts";

const TABLES = ["workoutSessions", "workoutSets", "exerciseStops", "painReports"] as const;
const written = [aWorkout(), aSet({ kg: 77.75 }), aPainfulStop(8, "lombar")];

test("what was trained and what hurt is in no log line, error, message or metric", { timeout: 60_000 }, async ({
  deps,
}) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const replies: string[] = [];
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (reply.statusCode >= 400) replies.push(reply.body);
    return { status: reply.statusCode, body: reply.json() as Envelope<never>, headers: reply.headers };
  };
  const { accountId, headers } = await aPlannedMember({ ...deps, log });
  const phone = aDevice(recorded, headers, deps.now);
  const put = ([kind, id, fields]: (typeof written)[number]) => phone.put(id, fields, kind);
  await phone.send(written.map(put));
  await phone.send([put(aSet({ kg: 777.75 })), put(aStop({ because: "lombar" as never }))]);
  // The database's own message would quote the row.
  await sql`alter table workout_sets add constraint injected_fault check (kg <> 77.5) not valid`.execute(deps.db);
  expect((await phone.send([put(aSet({ kg: 77.5, number: 2 }))])).status).toBe(500);
  await sql`alter table workout_sets drop constraint injected_fault`.execute(deps.db);
  expect((await recorded("GET", "/v1/account/workouts", { headers })).status).toBe(200);
  await sendMessages({ ...deps, log });
  await app.close();

  const messages = await deps.db.selectFrom("messages").selectAll().where("accountId", "=", accountId).execute();
  expect(messages.map(({ template }) => template)).toEqual(expect.arrayContaining(["pain-report", "person-first"]));
  expect(lines.length).toBeGreaterThan(0);
  expect(replies.length).toBe(1);
  for (const text of [...lines, ...replies, JSON.stringify(messages), await metrics.registry.metrics()])
    expect(text).not.toMatch(/77[.](75|5)\b|lombar|Goblet|Leg_Extensions/);
});

test("the member's copy has every workout, set and stop; with the account all of them go", async ({
  api,
  app,
  deps,
  clock,
}) => {
  const { accountId, headers, password } = await aPlannedMember(deps);
  const phone = aDevice(api, headers, deps.now);
  await phone.sync(...written.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const url = `/v1/account/export/${body.return?.current?._id}/file`;
  const files = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload);
  const data = JSON.parse(files["dados.json"] ?? "");
  expect(data.workoutSessions).toMatchObject([{ day: "2026-11-16", session: "A", plan: 1 }]);
  expect(data.workoutSets).toMatchObject([{ exercise: "fx:Goblet_Squat", number: 1 }]);
  expect(data.exerciseStops).toMatchObject([{ because: "pain", region: "lombar", pain: 8 }]);
  expect(data.painReports).toMatchObject([{ urgency: "high" }]);
  expect(files["dados.html"]).toContain("Treinos");

  clock.advance(8 * 24 * 3_600_000);
  const deletion = { password, word: DELETION_WORD, giveUpPlan: true };
  expect((await api("POST", "/v1/account/deletion", { headers, body: deletion })).status).toBe(200);
  for (const table of TABLES)
    expect(await deps.db.selectFrom(table).select("id").where("accountId", "=", accountId).execute()).toEqual([]);
});
