import type { QueueItem } from "@app/contract/staff/queue";
import { expect } from "vitest";
import { sendMessage } from "../../conversations/testing/messages.ts";
import { withdrawQuestion } from "../../conversations/withdraw-question.ts";
import type { Deps } from "../../deps.ts";
import { aCompleteMember } from "../../intake/testing/answering.ts";
import { aServedMember, test } from "../conversations/testing/threads.ts";
import { getQueue } from "./get-queue.ts";
import { sweepAttention } from "./sweep-attention.ts";

/** The reasons of a member's row that are about messages. */
async function messagesOf(deps: Deps, staff: { id: string }, memberId: string): Promise<QueueItem | undefined> {
  await sweepAttention(deps);
  const item = (await getQueue(deps, staff.id)).items.find((one) => one.memberId === memberId);
  return item?.promises.some(({ kind }) => kind === "chat-answer") ? item : undefined;
}

test("a message stands in both queues until a person has answered, and the answer is done work", async ({
  deps,
  member,
  threads,
}) => {
  const { nutri, trainer, accountId } = member;
  expect(await messagesOf(deps, nutri, accountId)).toBeUndefined();
  await member.ask("team");
  for (const person of [nutri, trainer])
    expect((await messagesOf(deps, person, accountId))?.why.toLowerCase()).toContain("resposta à mensagem");
  const { doneToday } = await getQueue(deps, nutri.id);

  await threads.send("team", nutri.headers, "Pode sim.");

  for (const person of [nutri, trainer]) expect(await messagesOf(deps, person, accountId)).toBeUndefined();
  expect((await getQueue(deps, nutri.id)).doneToday).toBe(doneToday + 1);
});

test("a question that the member took back is in no queue, and the team reads so", async ({
  deps,
  member,
  threads,
}) => {
  const { nutri, trainer, accountId } = member;
  const id = await member.ask("team");
  expect(await messagesOf(deps, nutri, accountId)).toBeDefined();
  await withdrawQuestion(deps, { accountId, thread: "team", id });
  for (const person of [nutri, trainer]) expect(await messagesOf(deps, person, accountId)).toBeUndefined();
  const { body } = await threads.open("team", nutri.headers);
  expect(body.return).toMatchObject({ waiting: null });
  expect(body.return?.messages.at(-1)).toMatchObject({ from: "system", withdraws: id });
});

test("a question that was handed over stands in the colleague's queue alone, and with support in none", async ({
  deps,
  member,
  threads,
}) => {
  const { nutri, trainer, support, accountId } = member;
  await member.ask("team");
  await threads.handOver("team", nutri.headers, "treinador", "É do treino.");
  expect(await messagesOf(deps, nutri, accountId)).toBeUndefined();
  expect(await messagesOf(deps, trainer, accountId)).toBeDefined();
  await threads.handOver("team", trainer.headers, "suporte", "É da conta.");
  for (const person of [nutri, trainer]) expect(await messagesOf(deps, person, accountId)).toBeUndefined();
  await threads.handOver("support", support.headers, "nutri", "É da dieta, na verdade.");
  expect(await messagesOf(deps, nutri, accountId)).toBeDefined();
  expect(await messagesOf(deps, trainer, accountId)).toBeUndefined();
});

test("what support owes is in no professional's queue, also beside a message to the team", async ({ deps, member }) => {
  const { nutri, accountId } = member;
  await member.ask("support");
  expect(await messagesOf(deps, nutri, accountId)).toBeUndefined();
  await member.ask("team");
  const item = await messagesOf(deps, nutri, accountId);
  expect(item?.promises.filter(({ kind }) => kind === "chat-answer")).toHaveLength(1);
});

test("points grow with the service hours since the oldest message", async ({ clock, deps, member }) => {
  const { nutri, accountId } = member;
  await member.ask("team");
  clock.advance(7 * 24 * 3_600_000);
  await member.ask("team", "Ainda espero.");
  // A week has more than two service days: the most that it counts.
  const item = await messagesOf(deps, nutri, accountId);
  expect(item?.parts).toContainEqual(expect.objectContaining({ part: "C", points: 400 }));
});

test("who writes before the questionnaire gets professionals, and keeps them after the answer", async ({ deps }) => {
  await aServedMember(deps);
  const { accountId } = await aCompleteMember(deps);
  const assigned = async () => {
    await sweepAttention(deps);
    const rows = deps.db.selectFrom("staffAssignments").select(["role", "staffId"]).where("accountId", "=", accountId);
    return rows.where("until", "is", null).orderBy("role").execute();
  };
  expect(await assigned()).toEqual([]);
  await sendMessage(deps, accountId, { thread: "team", text: "Como começo?" });
  const people = await assigned();
  expect(people.map(({ role }) => role)).toEqual(["nutri", "treinador"]);
  const [nutri = { staffId: "" }] = people;
  expect(await messagesOf(deps, { id: nutri.staffId }, accountId)).toMatchObject({ kind: "conversation" });
});

test("the words of a message are in no queue", async ({ deps, member }) => {
  await member.ask("team", "canario-83aa: posso trocar o arroz?");
  await sweepAttention(deps);
  const rows = await deps.db.selectFrom("attention").selectAll().where("accountId", "=", member.accountId).execute();
  expect(JSON.stringify(rows)).not.toContain("canario");
});
