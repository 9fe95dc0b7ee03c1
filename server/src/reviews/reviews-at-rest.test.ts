import type { Envelope } from "@app/contract/envelope";
import { type DataExport, DELETION_WORD } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { dumpOf, findIn } from "../testing/dump.ts";
import { filesIn } from "../testing/files-in.ts";
import { type Api, test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { answerReview } from "./answer-review.ts";
import { windowAt } from "./review-window.ts";
import { aReview, putSchedule, reply } from "./testing/reviewing.ts";

const CANARY = "canario-9d41";
const forms = [CANARY, Buffer.from(CANARY).toString("hex")];
const written = { ...reply, text: `${CANARY} resposta`, nextStep: `${CANARY} passo` };

test("what a member and the team wrote is in no table, log line, error, message or metric", async ({ deps }) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const replies: string[] = [];
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (answer.statusCode >= 400) replies.push(answer.body);
    return { status: answer.statusCode, body: answer.json() as Envelope<never>, headers: answer.headers };
  };
  const { accountId, headers } = await aPlannedMember({ ...deps, log });
  const { week } = windowAt(deps.now());
  const phone = aDevice(recorded, headers, deps.now);
  const review = aReview(deps, { change: `${CANARY} texto` }, week);
  expect((await phone.sync(review)).acks).toMatchObject([{ result: "stored" }]);
  await phone.send([aReview(deps, { change: `${CANARY} dois`, mood: 9 }, week)]);
  // The database's own message would quote the row.
  await sql`alter table weekly_reviews add constraint injected_fault check (week > '2099-01-01') not valid`.execute(
    deps.db,
  );
  expect((await phone.send([aReview(deps, { change: `${CANARY} falha` }, week)])).status).toBe(500);
  await sql`alter table weekly_reviews drop constraint injected_fault`.execute(deps.db);
  expect(await answerReview(deps, { accountId, week, reply: written })).toBe(true);
  expect((await recorded("GET", "/v1/account/reviews", { headers })).status).toBe(200);
  await sendMessages({ ...deps, log });
  await app.close();

  expect(findIn(await dumpOf(deps.db), forms)).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  expect(replies).toHaveLength(1);
  for (const text of [...lines, ...replies, await metrics.registry.metrics()])
    for (const form of forms) expect(text).not.toContain(form);
});

test("the member's copy has reviews and replies in clear; with the account all of them go", async ({
  api,
  app,
  deps,
  clock,
}) => {
  const { accountId, headers, password } = await aPlannedMember(deps);
  await putSchedule(deps, accountId);
  const { week } = windowAt(deps.now());
  const phone = aDevice(api, headers, deps.now);
  await phone.sync(aReview(deps, { change: `${CANARY} texto` }, week));
  await answerReview(deps, { accountId, week, reply: written });
  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const url = `/v1/account/export/${body.return?.current?._id}/file`;
  const files = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload);
  const data = JSON.parse(files["dados.json"] ?? "");
  expect(data.weeklyReviews).toMatchObject([{ week, answers: { change: `${CANARY} texto` }, score: 66 }]);
  expect(data.reviewReplies).toMatchObject([{ text: written.text, nextStep: written.nextStep }]);

  clock.advance(8 * 24 * 3_600_000);
  const deletion = { password, word: DELETION_WORD, giveUpPlan: true };
  expect((await api("POST", "/v1/account/deletion", { headers, body: deletion })).status).toBe(200);
  for (const table of ["weeklyReviews", "reviewReplies", "reviewSchedules"] as const)
    expect(await deps.db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute()).toEqual(
      [],
    );
});
