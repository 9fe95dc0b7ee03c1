import type { Envelope } from "@app/contract/envelope";
import type { DataExport } from "@app/contract/privacy";
import { DELETION_WORD, type Deleted } from "@app/contract/privacy";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { sendMessages } from "../messages/send-messages.ts";
import type { Db } from "../platform/database/db.ts";
import { applyRetention } from "../privacy/erasure/apply-retention.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { findPseudonym } from "../privacy/testing/find-pseudonym.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { dumpOf, findIn } from "../testing/dump.ts";
import { filesIn } from "../testing/files-in.ts";
import { type Api, test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { completeIntake } from "./complete-intake.ts";
import { aCompleteMember, aFreeMember, anAnswer, assessmentsOf, save } from "./testing/answering.ts";

const CANARY = "canario-7f3a";
/** A person who typed the canary wherever the questionnaire takes text. */
const typed: Answers = {
  ...plainAnswers,
  q01: `${CANARY} a`,
  q08: `${CANARY} b`,
  s4: { yes: true, name: `${CANARY} c` },
  s5: { yes: true, names: [`${CANARY} d`] },
  s11: { answer: "sim", drug: `${CANARY} e`, dose: `${CANARY} f` },
  s12: { items: [], other: `${CANARY} g`, severe: false },
};
/** As text, as bytes in hexadecimal, and as base64 at each of its three offsets. */
const forms = [
  CANARY,
  Buffer.from(CANARY).toString("hex"),
  ...["", "a", "ab"].map((before) =>
    Buffer.from(before + CANARY)
      .toString("base64")
      .slice(4, 14),
  ),
];

/** What the database wrote ahead since then. */
async function walSince(db: Db, lsn: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file('pg_wal/' || name) as bytes from pg_ls_waldir()
    where name >= pg_walfile_name(${lsn}::pg_lsn) and name <= pg_walfile_name(pg_current_wal_lsn())`.execute(db);
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

test("what a member typed is in no table, log of the database, log line, error, message or metric", async ({
  deps,
}) => {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(deps.db);
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const replies: string[] = [];
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (reply.statusCode >= 400) replies.push(reply.body);
    return { status: reply.statusCode, body: reply.json() as Envelope<never>, headers: reply.headers };
  };
  const { accountId, headers } = await aCompleteMember(deps);
  const [phone, laptop] = [aDevice(recorded, headers, deps.now), aDevice(recorded, headers, deps.now)];
  const lost = anAnswer(laptop, "q08", `${CANARY} perdido`);
  const { c1: _, c2: __, ...answers } = typed;
  const puts = Object.entries(answers).map(([question, value]) => anAnswer(phone, question as keyof Answers, value));
  await phone.sync(...puts);
  await laptop.sync(lost);
  await phone.send([anAnswer(phone, "q04", CANARY), { ...anAnswer(phone, "q08", CANARY), hlc: CANARY }]);
  await phone.send([anAnswer(phone, "q04", CANARY)]);
  // The database's own message would quote the row.
  await sql`alter table intake_answers add constraint injected_fault check (length(sealed) < 200) not valid`.execute(
    deps.db,
  );
  expect((await phone.send([anAnswer(phone, "q08", `${CANARY} falha`)])).status).toBe(500);
  await sql`alter table intake_answers drop constraint injected_fault`.execute(deps.db);
  expect((await recorded("POST", "/v1/account/intake/complete", { headers })).status).toBe(200);
  await sendMessages({ ...deps, log });
  await app.close();

  expect(await assessmentsOf(deps, accountId)).toMatchObject([{ outcome: "limited" }]);
  expect(findIn(await dumpOf(deps.db), forms)).toEqual([]);
  const wal = await walSince(deps.db, rows[0]?.lsn ?? "");
  expect(wal.length).toBeGreaterThan(0);
  expect(forms.filter((form) => wal.includes(form))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  expect(replies.length).toBeGreaterThan(1);
  for (const text of [...lines, ...replies, await metrics.registry.metrics()])
    for (const form of forms) expect(text).not.toContain(form);
});

test("the member's own copy has every answer in clear, with its question", async ({ api, app, deps }) => {
  const { accountId, headers, password } = await aCompleteMember(deps);
  await save(deps, accountId, typed);
  await completeIntake(deps, accountId);
  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const url = `/v1/account/export/${body.return?.current?._id}/file`;
  const files = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload);

  const data = JSON.parse(files["dados.json"] ?? "");
  expect(data.intakeAnswers).toHaveLength(Object.keys(typed).length - 2);
  expect(data.intakeAnswers).toContainEqual(
    expect.objectContaining({ question: expect.stringContaining("?"), answer: { yes: true, name: `${CANARY} c` } }),
  );
  expect(data.intakeAssessments).toMatchObject([{ outcome: "limited", details: { numbers: "mostrar" } }]);
  expect(files["dados.html"]).toContain("Respostas da anamnese");
});

test("with the account go the answers; levels, codes and times of members in care stay, of free members nothing", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aCompleteMember(deps);
  const free = await aFreeMember(deps);
  for (const { accountId } of [member, free]) {
    await save(deps, accountId, typed);
    await completeIntake(deps, accountId);
  }
  clock.advance(8 * 24 * 3_600_000);
  const pseudonyms: string[] = [];
  for (const { headers, password } of [member, free]) {
    const body = { password, word: DELETION_WORD, giveUpPlan: true };
    const reply = await api<Deleted>("POST", "/v1/account/deletion", { headers, body });
    pseudonyms.push(await findPseudonym(deps, reply.body.return?.referenceNumber));
  }
  const left = await deps.db
    .selectFrom("intakeAnswers")
    .select("id")
    .where("accountId", "in", [member.accountId, free.accountId])
    .execute();
  expect(left).toEqual([]);
  expect(await assessmentsOf(deps, free.accountId)).toEqual([]);
  expect(await assessmentsOf(deps, member.accountId)).toEqual([]);
  const [pseudonym = "", none] = pseudonyms;
  expect(none).toBe("");
  const [kept] = await assessmentsOf(deps, pseudonym);
  expect(kept).toMatchObject({ outcome: "limited", details: null });
  expect(kept?.rowCodes.length).toBeGreaterThan(0);
  expect(findIn(await dumpOf(deps.db), kept?.rowCodes ?? [])).toEqual([]);
});

test("the value of an answer that its member deleted is erased after 90 days, and the device that was away learns of it", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, headers } = await aFreeMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const answer = anAnswer(phone, "q04", 170);
  await phone.sync(answer);
  clock.advance(1_000);
  await phone.sync({ ...phone.remove(answer.id), kind: "answer" });
  const stored = () =>
    deps.db.selectFrom("intakeAnswers").select("sealed").where("accountId", "=", accountId).execute();
  clock.advance(89 * 24 * 3_600_000);
  await applyRetention(deps);
  expect((await stored())[0]?.sealed).not.toBeNull();
  clock.advance(2 * 24 * 3_600_000);
  await applyRetention(deps);
  expect(await stored()).toEqual([{ sealed: null }]);
  const { status, body } = await phone.send([], null);
  expect(status).toBe(200);
  expect(body.return?.changes).toMatchObject([{ id: answer.id, deleted: true, fields: {} }]);
});
