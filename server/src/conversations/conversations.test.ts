import { randomUUID } from "node:crypto";
import type { Thread } from "@app/contract/conversations";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aCompleteMember, aFreeMember, giveConsent } from "../intake/testing/answering.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { aMember } from "../testing/purchases.ts";
import { test } from "../testing/test.ts";
import { writeSystemLine } from "./messages/write-system-line.ts";
import { aMessage, answer, camila, openThread, push, sendMessage } from "./testing/messages.ts";
import { markRead, readByMember } from "./threads/mark-read.ts";
import { moveQuestion } from "./threads/set-holder.ts";

const MONDAY = new Date("2026-11-16T10:00:00-03:00");
const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

const resultsOf = ({ acks }: { acks: { result: string }[] }) => acks.map(({ result }) => result);
const textsOf = async (deps: Deps, accountId: string, thread: Thread = "team") =>
  (await openThread(deps, accountId, thread)).messages.map(({ seq, from, text }) => [seq, from, text]);

const promisesOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("promises")
    .select(["subject", "state", "startsAt", "dueAt", "fulfilledAt"])
    .where("accountId", "=", accountId)
    .where("kind", "=", "chat-answer")
    .orderBy("startsAt")
    .execute();

test("messages of both sides stand in one order without gaps; resending changes nothing", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const [first, second] = [
    aMessage(deps, { thread: "team", text: "Posso trocar o arroz?" }),
    aMessage(deps, { thread: "team", text: "E o feijão?" }),
  ];
  await push(deps, accountId, first, second);
  const id = randomUUID();
  expect(await answer(deps, accountId, { thread: "team", text: "Pode, sim.", id })).toBe(true);
  expect(await answer(deps, accountId, { thread: "team", text: "Pode, sim.", id })).toBe(false);
  expect(resultsOf(await push(deps, accountId, first, second))).toEqual(["stored", "stored"]);
  await sendMessage(deps, accountId, { thread: "support", text: "Quero trocar o cartão." });

  expect(await textsOf(deps, accountId)).toEqual([
    [1, "member", "Posso trocar o arroz?"],
    [2, "member", "E o feijão?"],
    [3, "team", "Pode, sim."],
  ]);
  expect(await textsOf(deps, accountId, "support")).toEqual([[1, "member", "Quero trocar o cartão."]]);
});

test("a message is written once: no later put, delete or id of the team's changes it", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const sent = aMessage(deps, { thread: "team", text: "Oi" });
  const { id } = sent;
  const again = aMessage(deps, { thread: "team", text: "Outra coisa", id });
  const elsewhere = aMessage(deps, { thread: "support", text: "Oi", id }, "00000000000000bb");
  const deleted = { ...aMessage(deps, { thread: "team", text: "", id }), op: "delete" as const, fields: {} };
  // In the same push, and in a later one.
  expect(resultsOf(await push(deps, accountId, sent, again, deleted))).toEqual(["stored", "invalid", "invalid"]);
  expect(resultsOf(await push(deps, accountId, again, elsewhere, deleted, sent))).toEqual([
    "invalid",
    "invalid",
    "invalid",
    "stored",
  ]);
  const teams = randomUUID();
  await answer(deps, accountId, { thread: "team", text: "Oi!", id: teams });
  const stolen = aMessage(deps, { thread: "team", text: "Eu não disse isso", id: teams });
  const partial = { ...aMessage(deps, { thread: "team", text: "" }), fields: { text: "sem conversa" } };
  const blank = aMessage(deps, { thread: "team", text: "   " });
  expect(resultsOf(await push(deps, accountId, stolen, partial, blank))).toEqual(["invalid", "invalid", "invalid"]);
  expect(await textsOf(deps, accountId)).toEqual([
    [1, "member", "Oi"],
    [2, "team", "Oi!"],
  ]);
});

test("two devices and a professional who write at once get places of their own", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2
        ? answer(deps, accountId, { thread: "team", text: `equipe ${index}` })
        : push(
            deps,
            accountId,
            aMessage(deps, { thread: "team", text: `membro ${index}` }, `${index % 2}`.padEnd(16, "0")),
          ),
    ),
  );
  const { messages, lastSeq } = await openThread(deps, accountId, "team");
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(lastSeq).toBe(12);
  expect(new Set(messages.map(({ text }) => text)).size).toBe(12);
});

test("the team's thread needs consent to health data, support's none", async ({ deps }) => {
  const { accountId } = await aMember(deps);
  const sent = (["team", "support"] as const).map((thread) => aMessage(deps, { thread, text: "Oi" }));
  expect(resultsOf(await push(deps, accountId, ...sent))).toEqual(["consent-missing", "stored"]);
  await giveConsent(deps, accountId, "health-data");
  expect(resultsOf(await push(deps, accountId, ...sent))).toEqual(["stored", "stored"]);
});

test("a withdrawn consent erases the team's thread and what was promised in it, not support's", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const [team, support] = [
    await sendMessage(deps, accountId, { thread: "team", text: "Sobre a dieta" }),
    await sendMessage(deps, accountId, { thread: "support", text: "Sobre a conta" }),
  ];
  await giveConsent(deps, accountId, "health-data", false);
  expect(await textsOf(deps, accountId)).toEqual([]);
  expect(await textsOf(deps, accountId, "support")).toEqual([[1, "member", "Sobre a conta"]]);
  const states = (await promisesOf(deps, accountId)).map(({ subject, state }) => [subject, state]);
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      [team, "void"],
      [support, "running"],
    ]),
  );
});

test("the oldest message without an answer is promised one; a person's answer alone keeps it", async ({ deps }) => {
  const { accountId } = await aCompleteMember(at(deps, MONDAY));
  const first = await sendMessage(deps, accountId, { thread: "team", text: "Uma pergunta", at: MONDAY });
  await sendMessage(deps, accountId, { thread: "team", text: "Mais uma", at: addMs(MONDAY, HOUR_MS) });
  const due = addMs(MONDAY, 8 * HOUR_MS);
  expect(await promisesOf(deps, accountId)).toMatchObject([{ subject: first, startsAt: MONDAY, dueAt: due }]);

  const line = { accountId, thread: "team", id: randomUUID(), text: "Uma linha do serviço." } as const;
  await inTransaction(deps.db, (tx) => writeSystemLine(at(deps, addMs(MONDAY, 2 * HOUR_MS)), tx, line));
  expect(await openThread(at(deps, addMs(MONDAY, 3 * HOUR_MS)), accountId, "team")).toMatchObject({
    waiting: { since: MONDAY.toISOString(), dueAt: due.toISOString(), isLate: false },
  });

  await answer(at(deps, addMs(MONDAY, 4 * HOUR_MS)), accountId, { thread: "team", text: "Uma resposta" });
  expect(await promisesOf(deps, accountId)).toMatchObject([{ state: "kept" }]);
  const { waiting, messages, readByTeam } = await openThread(deps, accountId, "team");
  expect([waiting, readByTeam]).toEqual([null, 4]);
  expect(messages.at(-1)?.answered).toEqual({ serviceMinutes: 240, dueAt: due.toISOString(), isLate: false });

  const next = await sendMessage(deps, accountId, { thread: "team", text: "De novo", at: addMs(MONDAY, DAY_MS) });
  expect((await promisesOf(deps, accountId)).map(({ subject }) => subject)).toEqual([first, next]);
});

test("without the programme nothing is promised; once it is bought, the next message is", async ({ deps }) => {
  const { accountId } = await aFreeMember(deps);
  await sendMessage(deps, accountId, { thread: "support", text: "Como funciona?" });
  expect(await promisesOf(deps, accountId)).toEqual([]);
  expect(await openThread(deps, accountId, "support")).toMatchObject({ waiting: { dueAt: null, isLate: false } });
});

test("a question that went to support is answered there, and its promise is kept", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const asked = await sendMessage(deps, accountId, { thread: "team", text: "Como troco o cartão?" });
  const own = await sendMessage(deps, accountId, { thread: "support", text: "E a nota?" });
  await inTransaction(deps.db, (tx) => moveQuestion(tx, { accountId, from: "team", to: "support" }));
  expect(await openThread(deps, accountId, "team")).toMatchObject({ waiting: null });

  await answer(deps, accountId, { thread: "team", text: "Já te respondem." });
  expect(await promisesOf(deps, accountId)).toMatchObject([{ state: "running" }, { state: "running" }]);
  await answer(deps, accountId, { thread: "support", text: "Pronto.", by: camila });
  const promises = await promisesOf(deps, accountId);
  expect(new Set(promises.map(({ subject }) => subject))).toEqual(new Set([asked, own]));
  expect(promises).toMatchObject([{ state: "kept" }, { state: "kept" }]);
});

test("read marks never move back, nor beyond the last message", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const key = { accountId, thread: "team", side: "member" } as const;
  expect(await markRead(deps.db, { ...key, seq: 3 })).toBe(0);
  for (const text of ["um", "dois", "três"]) await answer(deps, accountId, { thread: "team", text });
  const marks = [];
  for (const seq of [2, 1, 2 ** 50, 0]) marks.push(await markRead(deps.db, { ...key, seq }));
  expect(marks).toEqual([2, 2, 3, 3]);
});

test("who has read everything gets no e-mail about it any more; about what came since, one does", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const night = at(deps, new Date("2026-11-16T23:00-03:00"));
  for (const text of ["um", "dois"]) await answer(night, accountId, { thread: "team", text });
  await answer(night, accountId, { thread: "support", text: "sobre a conta", by: camila });
  const waiting = () =>
    deps.db
      .selectFrom("messages")
      .select("params")
      .where("accountId", "=", accountId)
      .where("template", "=", "team-answered")
      .where("status", "=", "due")
      .execute();
  await readByMember(night, { accountId, thread: "team", seq: 1 });
  expect(await waiting()).toHaveLength(3);
  await readByMember(night, { accountId, thread: "team", seq: 2 });
  expect(await waiting()).toMatchObject([{ params: { place: "support" } }]);
});

test("a device pulls its own messages of the last two weeks only", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const now = deps.now();
  await sendMessage(deps, accountId, { thread: "team", text: "antiga", at: addMs(now, -15 * DAY_MS) });
  const id = await sendMessage(deps, accountId, { thread: "team", text: "nova", at: addMs(now, -13 * DAY_MS) });
  await answer(deps, accountId, { thread: "team", text: "da equipe" });
  const { changes } = await push(deps, accountId);
  const own = changes.filter(({ kind }) => kind === "message");
  expect(own).toMatchObject([{ id, deleted: false, fields: { thread: "team", text: "nova" }, conflicts: [] }]);
});
