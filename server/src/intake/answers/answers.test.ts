import { recordIdOf } from "@app/engine/intake/answer-id";
import { sql } from "kysely";
import { expect } from "vitest";
import { aDevice, aHealthMember, answerHealth } from "../../sync/testing/devices.ts";
import { aRecordId } from "../../sync/testing/record-ids.ts";
import { test } from "../../testing/http.ts";
import { aMember } from "../../testing/members.ts";
import { anAnswer } from "../testing/answering.ts";

const results = (reply: { acks: { result: string }[] }) => reply.acks.map(({ result }) => result);

test("an answer given on one device arrives on the other, once, and is sealed at rest", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const answer = anAnswer(phone, "s4", { yes: true, name: "lúpus-canário" });

  expect(results(await phone.sync(answer))).toEqual(["stored"]);
  expect((await laptop.sync()).changes).toMatchObject([
    { id: recordIdOf("s4"), kind: "answer", deleted: false, fields: answer.fields, conflicts: [] },
  ]);
  expect(results(await phone.sync(answer))).toEqual(["stored"]);

  const rows = await deps.db.selectFrom("intakeAnswers").selectAll().where("accountId", "=", accountId).execute();
  expect(rows).toMatchObject([{ rev: "1" }]);
  expect(rows[0]?.sealed?.includes("canário")).toBe(false);
});

test("a question that is none, a consent, a wrong value, version or wording is refused alone", async ({
  api,
  deps,
}) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const right = anAnswer(phone, "q04", 171);

  const reply = await phone.sync(
    anAnswer(phone, "c1", "autorizo"),
    anAnswer(phone, "c2", "concordo"),
    { ...right, id: aRecordId() },
    anAnswer(phone, "q04", 17),
    anAnswer(phone, "q04", 171, { version: "0" }),
    anAnswer(phone, "q04", 171, { wording: "0".repeat(64) }),
    anAnswer(phone, "q04", 171, { note: "more" }),
    anAnswer(phone, "s6", { yes: true, regions: [{ region: "joelho", pain: 3, note: "more" }] }),
    right,
  );

  expect(results(reply)).toEqual([...Array(8).fill("invalid"), "stored"]);
});

test("a value that lost is sealed too, and offered again in clear", async ({ api, deps, clock }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const earlier = anAnswer(laptop, "q08", "canário perdido");
  clock.advance(1_000);
  await phone.sync(anAnswer(phone, "q08", "canário que vale"));

  const { changes } = await laptop.sync(earlier);

  expect(changes).toMatchObject([
    {
      fields: { answer: { value: "canário que vale" } },
      conflicts: [{ field: "answer", value: { value: "canário perdido" }, hlc: earlier.hlc }],
    },
  ]);
  expect((await phone.sync()).changes).toEqual(changes);
  const { rows } = await sql<{ text: string }>`
    select c::text as text from sync_conflicts c where account_id = ${accountId}`.execute(deps.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(Buffer.from("perdido").toString("hex"));
  expect(rows[0]?.text).not.toContain("perdido");
});

test("rows exchanged between two questions or two members open no more", async ({ api, deps }) => {
  const [ana, bia] = [await aHealthMember(api), await aHealthMember(api)];
  for (const { headers } of [ana, bia]) {
    const phone = aDevice(api, headers, deps.now);
    await phone.sync(anAnswer(phone, "e1", headers === ana.headers), anAnswer(phone, "e2", false));
  }
  const read = async (headers: Record<string, string>) => (await aDevice(api, headers, deps.now).send()).status;
  expect(await read(bia.headers)).toBe(200);
  await sql`update intake_answers set sealed = (select sealed from intake_answers
    where account_id = ${ana.id} and id = ${recordIdOf("e1")})
    where account_id = ${bia.id} and id = ${recordIdOf("e1")}`.execute(deps.db);
  expect(await read(bia.headers)).toBe(500);
  await sql`update intake_answers set sealed = (select sealed from intake_answers
    where account_id = ${ana.id} and id = ${recordIdOf("e1")})
    where account_id = ${ana.id} and id = ${recordIdOf("e2")}`.execute(deps.db);
  expect(await read(ana.headers)).toBe(500);
});

test("without consent nothing is stored; withdrawn, every answer and lost value is erased", async ({ api, deps }) => {
  const { id: accountId, headers } = await aMember(api);
  const phone = aDevice(api, headers, deps.now);
  expect(results(await phone.sync(anAnswer(phone, "q04", 171)))).toEqual(["consent-missing"]);

  await answerHealth(api, headers, true);
  await phone.sync(anAnswer(phone, "q04", 172));
  await answerHealth(api, headers, false);

  const count = await deps.db.selectFrom("intakeAnswers").select("id").where("accountId", "=", accountId).execute();
  expect(count).toEqual([]);
  expect((await phone.sync()).reset).toBe(true);
});
