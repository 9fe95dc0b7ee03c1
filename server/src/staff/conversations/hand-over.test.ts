import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { expect } from "vitest";
import { sendMessage } from "../../conversations/testing/messages.ts";
import type { Deps } from "../../deps.ts";
import { aFreeMember } from "../../intake/testing/answering.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";
import { actsOf, answersOwed, test, threadsOf } from "./testing/threads.ts";

const NOTE = "Pergunta do agachamento, canario-2c9e.";

const namesOf = async ({ db }: Deps, ids: string[]): Promise<string[]> => {
  const people = await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute();
  return ids.map((id) => people.find((person) => person.id === id)?.name.split(" ")[0] ?? "");
};

test("from one profession to the other and back, in the thread; the note is between them", async ({
  api,
  deps,
  member,
  threads,
}) => {
  const { nutri, trainer, accountId } = member;
  await member.ask("team", "Como faço o agachamento?");
  await threads.handOver("team", nutri.headers, "treinador", NOTE);
  const { body } = await threads.open("team", trainer.headers);

  const [first, second] = await namesOf(deps, [nutri.id, trainer.id]);
  expect(body.return).toMatchObject({ holder: "treinador", waiting: { dueAt: expect.any(String) } });
  expect(body.return?.messages.at(-1)).toMatchObject({
    from: "system",
    text: `${first} passou a sua pergunta para ${second}, do treino.`,
  });
  expect(JSON.stringify(body)).not.toContain("canario");
  const timeline = await api<{ events: TimelineEvent[] }>("GET", `/v1/staff/members/${accountId}/timeline`, {
    headers: trainer.headers,
  });
  expect(timeline.body.return?.events).toContainEqual(expect.objectContaining({ kind: "comment", detail: NOTE }));
  expect(await actsOf(deps, nutri.id)).toEqual(["chat.hand-over"]);

  await threads.handOver("team", trainer.headers, "nutri", "É sobre comida, na verdade.");
  expect((await threads.open("team", nutri.headers)).body.return).toMatchObject({ holder: "nutri" });
  expect(await answersOwed(deps, accountId)).toMatchObject([{ state: "running" }]);
  await threads.send("team", nutri.headers, "Coma antes, algo leve.");
  expect((await threads.open("team", nutri.headers)).body.return).toMatchObject({ holder: null, waiting: null });
  expect(await answersOwed(deps, accountId)).toMatchObject([{ state: "kept" }]);
});

test("to support with a note: its answer there keeps the promise, and it reads nothing of the team's thread", async ({
  deps,
  member,
  threads,
}) => {
  const { nutri, support, accountId } = member;
  await member.ask("team", "Quero trocar o cartão, e estou com fome.");
  const [{ dueAt } = { dueAt: null }] = await answersOwed(deps, accountId);
  await threads.handOver("team", nutri.headers, "suporte", "Quer trocar o cartão.");

  const left = (await threads.open("team", nutri.headers)).body.return;
  expect(left).toMatchObject({ holder: null, waiting: null });
  expect(left?.messages.at(-1)).toMatchObject({ from: "system", text: expect.stringContaining("atendimento") });
  const { body } = await threads.open("support", support.headers);
  expect(body.return).toMatchObject({ lastSeq: 1, waiting: { dueAt: dueAt?.toISOString() } });
  expect(body.return?.messages[0]?.text).toMatch(/passou a sua pergunta para o atendimento: Quer trocar o cartão\.$/);
  expect(JSON.stringify(body)).not.toContain("fome");
  expect((await threads.open("team", support.headers)).body.error).toBe("staff-not-permitted");
  expect(await answersOwed(deps, accountId)).toMatchObject([{ state: "running" }]);

  await threads.send("support", support.headers, "Em Conta, na parte do cartão.");
  expect(await answersOwed(deps, accountId)).toMatchObject([{ state: "kept" }]);
});

test("from support to a profession: its answer in the team's thread keeps the promise", async ({
  deps,
  member,
  threads,
}) => {
  const { trainer, support, accountId } = member;
  await member.ask("support", "Posso treinar com dor no joelho?");
  await threads.handOver("support", support.headers, "treinador", "Pergunta sobre o treino.");

  expect((await threads.open("support", support.headers)).body.return).toMatchObject({ waiting: null });
  const { body } = await threads.open("team", trainer.headers);
  expect(body.return).toMatchObject({ holder: "treinador", waiting: { dueAt: expect.any(String) } });
  expect(body.return?.messages[0]?.text).toContain("Pergunta sobre o treino.");
  expect(JSON.stringify(body)).not.toContain("joelho");
  await threads.send("team", trainer.headers, "Pare por hoje e marque a dor no app.");
  expect(await answersOwed(deps, accountId)).toMatchObject([{ state: "kept" }]);
});

test("the same key twice hands over once, also at once", async ({ deps, member, threads }) => {
  await member.ask("team");
  const key = crypto.randomUUID();
  const hand = () => threads.handOver("team", member.nutri.headers, "suporte", "Pergunta da conta.", key);
  expect((await Promise.all([hand(), hand(), hand()])).map(({ status }) => status)).toEqual([200, 200, 200]);

  expect((await threads.open("team", member.nutri.headers)).body.return?.lastSeq).toBe(2);
  expect((await threads.open("support", member.support.headers)).body.return?.lastSeq).toBe(1);
  expect((await actsOf(deps, member.nutri.id)).filter((action) => action === "chat.hand-over")).toHaveLength(1);
});

test("what is handed over after an answer waits all the same, without a promise", async ({ member, threads }) => {
  await member.ask("team");
  await threads.send("team", member.nutri.headers, "Do plano é isto; a conta vai para o atendimento.");
  await threads.handOver("team", member.nutri.headers, "suporte", "Quer o recibo.");
  expect((await threads.open("support", member.support.headers)).body.return?.waiting).toMatchObject({ dueAt: null });
});

test("a professional takes a question that either could answer", async ({ deps, member, threads }) => {
  await member.ask("team");
  const { body } = await threads.handOver("team", member.trainer.headers, "treinador", "Fica comigo.");
  const [name] = await namesOf(deps, [member.trainer.id]);
  expect(body.return).toMatchObject({ holder: "treinador" });
  expect(body.return?.messages.at(-1)?.text).toBe(`${name}, do treino, vai responder a sua pergunta.`);
});

test("from support to support, a note with a field left open and a member without professionals are refused", async ({
  api,
  deps,
  member,
  threads,
}) => {
  await member.ask("team");
  await member.ask("support");
  const { nutri, support } = member;
  expect((await threads.handOver("support", support.headers, "suporte", "Eu.")).body.error).toBe("invalid-input");
  expect((await threads.handOver("team", nutri.headers, "suporte", "Oi, {nome}.")).body.error).toBe("reply-unfilled");
  expect((await threads.open("team", nutri.headers)).body.return?.lastSeq).toBe(1);

  const { accountId } = await aFreeMember(deps);
  await sendMessage(deps, accountId, { thread: "support", text: "Oi." });
  const others = threadsOf(api, `/v1/staff/members/${accountId}/threads`);
  const { headers } = await aStaffMember(deps, { role: "vendas" });
  expect((await others.handOver("support", headers, "nutri", "Veja.")).status).toBe(404);
});
