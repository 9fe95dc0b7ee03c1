import type { SupportInbox } from "@app/contract/staff/conversations";
import { expect } from "vitest";
import { answer } from "../../conversations/testing/messages.ts";
import { giveConsent } from "../../intake/testing/answering.ts";
import { HOUR_MS } from "../../platform/time.ts";
import { accessesOf } from "../members/testing/a-member-to-read.ts";
import { aStaffMember, signIn } from "../testing/a-staff-member.ts";
import { actsOf, answersOwed, test } from "./testing/threads.ts";

const DAY_MS = 24 * HOUR_MS;

test("a professional reads the thread, and the look is the member's to read", async ({ deps, member, threads }) => {
  await member.ask("team", "Posso trocar o arroz?");
  const { body } = await threads.open("team", member.nutri.headers);

  expect(body.return).toMatchObject({
    thread: "team",
    memberId: member.accountId,
    messages: [{ seq: 1, from: "member", text: "Posso trocar o arroz?" }],
    lastSeq: 1,
    readByTeam: 0,
    waiting: { dueAt: expect.any(String), isLate: false },
    holder: null,
    draft: null,
    mayWrite: true,
  });
  expect(body.return?.name.startsWith(body.return.firstName)).toBe(true);
  expect(await accessesOf(deps, member.accountId)).toEqual([
    { actorId: member.nutri.id, role: "nutritionist", subjects: ["conversation"], reason: "message" },
  ]);
  expect(await actsOf(deps, member.nutri.id)).toEqual(["chat.read"]);
});

test("an open screen that finds nothing new is no act", async ({ deps, member, threads }) => {
  await member.ask("team");
  await threads.open("team", member.nutri.headers);
  for (const _ of [1, 2, 3])
    expect((await threads.open("team", member.nutri.headers, "?after=1")).body.return?.messages).toEqual([]);
  expect(await actsOf(deps, member.nutri.id)).toEqual(["chat.read"]);
  await member.ask("team", "Mais uma.");
  const { body } = await threads.open("team", member.nutri.headers, "?after=1");
  expect(body.return?.messages).toMatchObject([{ seq: 2 }]);
  expect(await actsOf(deps, member.nutri.id)).toEqual(["chat.read", "chat.read"]);
});

test("an answer ends promise, draft and waiting, is read by the team, and notifies without a word of it", async ({
  deps,
  member,
  threads,
}) => {
  const { nutri, trainer, accountId } = member;
  await member.ask("team");
  await threads.draft("team", nutri.headers, "Pode sim, canario-51f0.");
  await threads.draft("team", trainer.headers, "Do treino.");
  const { body } = await threads.send("team", nutri.headers, "Pode sim, canario-51f0.");

  expect(body.return).toMatchObject({
    messages: [
      { from: "member" },
      {
        from: "team",
        by: { role: "nutri", registration: "CRN-3 00000" },
        text: "Pode sim, canario-51f0.",
        answered: { isLate: false },
      },
    ],
    readByTeam: 2,
    waiting: null,
    draft: null,
  });
  expect(await answersOwed(deps, accountId)).toMatchObject([{ state: "kept" }]);
  expect((await threads.open("team", trainer.headers)).body.return?.draft).toMatchObject({ text: "Do treino." });
  expect(await actsOf(deps, nutri.id)).toEqual(["chat.write"]);
  const mails = await deps.db
    .selectFrom("messages")
    .select(["template", "params"])
    .where("accountId", "=", accountId)
    .execute();
  expect(mails.filter(({ template }) => template === "team-answered")).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain("canario");
});

test("the same key twice is one message, one act and one notice, also at once", async ({ deps, member, threads }) => {
  await member.ask("team");
  const key = crypto.randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => threads.send("team", member.nutri.headers, "Sim.", key)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await threads.open("team", member.nutri.headers)).body.return?.lastSeq).toBe(2);
  expect((await actsOf(deps, member.nutri.id)).filter((action) => action === "chat.write")).toHaveLength(1);
});

test("two professionals who answer at once both stand in the thread, one after the other", async ({
  deps,
  member,
  threads,
}) => {
  await member.ask("team");
  const replies = await Promise.all([
    threads.send("team", member.nutri.headers, "Da nutrição."),
    threads.send("team", member.trainer.headers, "Do treino."),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await threads.open("team", member.nutri.headers);
  expect(body.return?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(body.return?.messages.filter(({ answered }) => answered)).toHaveLength(1);
  expect(await answersOwed(deps, member.accountId)).toMatchObject([{ state: "kept" }]);
});

test("a breached promise that is answered late stays breached, and the message says so", async ({
  clock,
  deps,
  member,
  threads,
}) => {
  await member.ask("team");
  clock.advance(7 * DAY_MS);
  const { headers } = await signIn(deps, member.nutri.id);
  expect((await threads.open("team", headers)).body.return?.waiting).toMatchObject({ isLate: true });
  const { body } = await threads.send("team", headers, "Desculpe a demora.");

  expect(body.return?.messages.at(-1)).toMatchObject({ answered: { isLate: true } });
  expect(await answersOwed(deps, member.accountId)).toMatchObject([
    { state: "breached", fulfilledAt: expect.any(Date) },
  ]);
});

test("a text with a field between braces is not sent", async ({ deps, member, threads }) => {
  await member.ask("team");
  const { body } = await threads.send("team", member.nutri.headers, "Oi, {primeiroNome}!");
  expect(body.error).toBe("reply-unfilled");
  expect(await answersOwed(deps, member.accountId)).toMatchObject([{ state: "running" }]);
});

test("each person has a draft of their own, an empty one is none", async ({ member, threads }) => {
  const { nutri, trainer } = member;
  await member.ask("team");
  expect((await threads.draft("team", nutri.headers, "Da nutri")).body.return?.savedAt).toEqual(expect.any(String));
  expect((await threads.open("team", trainer.headers)).body.return?.draft).toBeNull();
  expect((await threads.open("team", nutri.headers)).body.return?.draft).toMatchObject({ text: "Da nutri" });
  expect((await threads.draft("team", nutri.headers, "  ")).body.return?.savedAt).toBeNull();
  expect((await threads.open("team", nutri.headers)).body.return?.draft).toBeNull();
});

test("the read mark of the team never moves back nor past the end", async ({ member, threads }) => {
  for (const text of ["Um.", "Dois.", "Três."]) await member.ask("team", text);
  const marks = [];
  for (const seq of [2, 1, 99]) marks.push((await threads.read("team", member.nutri.headers, seq)).body.return);
  expect(marks).toEqual([{ readByTeam: 2 }, { readByTeam: 2 }, { readByTeam: 3 }]);
});

test("support reads and answers its own threads, and none with the team; the professionals none with support", async ({
  api,
  deps,
  member,
  threads,
}) => {
  const { support, nutri, accountId } = member;
  expect((await threads.open("support", support.headers)).body.error).toBe("staff-not-permitted");
  await member.ask("team", "Só para a equipe.");
  await member.ask("support", "Onde está o recibo?");

  const opened = await threads.open("support", support.headers);
  expect(opened.body.return?.messages).toMatchObject([{ text: "Onde está o recibo?" }]);
  expect(await accessesOf(deps, accountId)).toMatchObject([{ role: "support", reason: "requested" }]);
  const inbox = await api<SupportInbox>("GET", "/v1/staff/support", { headers: support.headers });
  const own = inbox.body.return?.threads.find(({ memberId }) => memberId === accountId);
  expect(own).toMatchObject({ unread: 1, waiting: { isLate: false } });
  expect(JSON.stringify(inbox.body)).not.toContain("recibo");
  const { body } = await threads.send("support", support.headers, "Em Conta.");
  expect(body.return?.messages.at(-1)).toMatchObject({ by: { role: "suporte", registration: null } });

  const refused = [
    threads.open("team", support.headers),
    threads.send("team", support.headers, "Oi."),
    threads.read("team", support.headers, 1),
    threads.draft("team", support.headers, "Oi."),
    threads.handOver("team", support.headers, "nutri", "Veja."),
    threads.open("support", nutri.headers),
    threads.send("support", nutri.headers, "Oi."),
    threads.draft("support", nutri.headers, "Oi."),
    threads.handOver("support", nutri.headers, "treinador", "Veja."),
    api("GET", "/v1/staff/support", { headers: nutri.headers }),
  ];
  for (const reply of await Promise.all(refused)) expect(reply.body.error).toBe("staff-not-permitted");
});

test("a colleague reads in an emergency, and writes nothing; what was written to support stays closed", async ({
  api,
  deps,
  member,
  threads,
}) => {
  await member.ask("team");
  await member.ask("support");
  const { headers } = await aStaffMember(deps, { role: "nutri" });
  expect((await threads.open("team", headers)).body.error).toBe("staff-not-permitted");
  const reason = "Plantão: um aviso urgente esperava resposta.";
  const path = `/v1/staff/members/${member.accountId}/break-glass`;
  expect((await api("POST", path, { headers, body: { reason } })).status).toBe(200);

  expect((await threads.open("team", headers)).body.return).toMatchObject({ mayWrite: false, messages: [{ seq: 1 }] });
  expect((await threads.open("support", headers)).body.error).toBe("staff-not-permitted");
  for (const reply of [await threads.send("team", headers, "Oi."), await threads.read("team", headers, 1)])
    expect(reply.body.error).toBe("staff-not-permitted");
});

test("after the consent is withdrawn nothing is written into the thread anew", async ({ deps, member, threads }) => {
  await member.ask("team");
  await answer(deps, member.accountId, { thread: "team", text: "Oi." });
  await giveConsent(deps, member.accountId, "health-data", false);
  for (const reply of [
    await threads.send("team", member.nutri.headers, "Oi."),
    await threads.draft("team", member.nutri.headers, "Oi."),
  ])
    expect(reply.status).toBe(404);
  expect((await threads.open("team", member.nutri.headers)).body.return?.messages).toEqual([]);
});
