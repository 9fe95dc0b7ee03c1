import { randomUUID } from "node:crypto";
import type { Badges, MemberThread } from "@app/contract/conversations";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aCompleteMember, aFreeMember } from "../intake/testing/answering.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, HOUR_MS } from "../platform/time.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { test } from "../testing/http.ts";
import { answer, openThread, sendMessage } from "./testing/messages.ts";
import { moveQuestion } from "./threads/set-holder.ts";
import { withdrawQuestion } from "./withdraw-question.ts";

const MONDAY = new Date("2026-11-16T10:00:00-03:00");
const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });
const PATH = "/v1/account/conversations";

const promisesOf = async ({ db }: Deps, accountId: string) =>
  new Map(
    (
      await db
        .selectFrom("promises")
        .select(["subject", "state", "startsAt"])
        .where("accountId", "=", accountId)
        .where("kind", "=", "chat-answer")
        .execute()
    ).map(({ subject, state, startsAt }) => [subject, { state, startsAt }]),
  );

test("a question that nobody answered is taken back, once: both sides read it, and nothing is owed", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const id = await sendMessage(deps, accountId, { thread: "team", text: "Posso tomar o diurético?" });
  const withdraw = () => api("POST", `${PATH}/team/messages/${id}/withdraw`, { headers });
  for (let twice = 0; twice < 2; twice += 1)
    expect([(await withdraw()).status, (await withdraw()).body.return]).toEqual([200, { done: true }]);

  const { body } = await api<MemberThread>("GET", `${PATH}/team`, { headers });
  expect(body.return).toMatchObject({ waiting: null, lastSeq: 2 });
  expect(body.return?.messages.at(-1)).toMatchObject({ from: "system", withdraws: id, answered: null });
  expect(body.return?.messages.at(-1)?.text).toContain("cancelada");
  expect(await promisesOf(deps, accountId)).toMatchObject(new Map([[id, { state: "void" }]]));
  const events = await deps.db
    .selectFrom("promiseEvents")
    .innerJoin("promises", "promises.id", "promiseEvents.promiseId")
    .select(["event", "by"])
    .where("promises.subject", "=", id)
    .orderBy("promiseEvents.id")
    .execute();
  expect(events).toEqual([
    { event: "made", by: "system" },
    { event: "void", by: "member" },
  ]);
  // Their own act is nothing new to the member.
  const badges = (await api<Badges>("GET", PATH, { headers })).body.return;
  expect(badges?.threads[0]?.unread).toBe(0);
  // What is asked later is promised an answer again.
  const next = await sendMessage(deps, accountId, { thread: "team", text: "Outra coisa" });
  expect((await promisesOf(deps, accountId)).get(next)?.state).toBe("running");
});

test("an answered question is not taken back, nor one of somebody else, of the team or of no one", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const id = await sendMessage(deps, accountId, { thread: "team", text: "Uma pergunta" });
  const answerId = randomUUID();
  await answer(deps, accountId, { thread: "team", text: "Uma resposta", id: answerId });
  const withdraw = async (messageId: string, thread = "team") =>
    (await api("POST", `${PATH}/${thread}/messages/${messageId}/withdraw`, { headers })).status;
  expect(await withdraw(id)).toBe(409);
  expect((await promisesOf(deps, accountId)).get(id)?.state).toBe("kept");

  const other = await aCompleteMember(deps);
  const others = await sendMessage(deps, other.accountId, { thread: "team", text: "Só meu" });
  expect([await withdraw(others), await withdraw(answerId), await withdraw(id, "support")]).toEqual([404, 404, 404]);
  expect(await withdraw(randomUUID())).toBe(404);
  expect((await promisesOf(deps, other.accountId)).get(others)?.state).toBe("running");
  expect((await api("POST", `${PATH}/team/messages/${id}/withdraw`)).status).toBe(401);
});

test("a later question that waited with it has a promise of its own, from when it was asked", async ({ deps }) => {
  const { accountId } = await aCompleteMember(at(deps, MONDAY));
  const first = await sendMessage(deps, accountId, { thread: "team", text: "Uma", at: MONDAY });
  const later = addMs(MONDAY, HOUR_MS);
  const second = await sendMessage(deps, accountId, { thread: "team", text: "Outra", at: later });
  const now = at(deps, addMs(MONDAY, 2 * HOUR_MS));
  await withdrawQuestion(now, { accountId, thread: "team", id: first });
  expect(await promisesOf(deps, accountId)).toMatchObject(
    new Map([
      [first, { state: "void" }],
      [second, { state: "running", startsAt: later }],
    ]),
  );
  const { waiting } = await openThread(now, accountId, "team");
  expect(waiting).toMatchObject({ since: later.toISOString(), dueAt: addMs(later, 8 * HOUR_MS).toISOString() });
  await withdrawQuestion(now, { accountId, thread: "team", id: second });
  expect((await openThread(now, accountId, "team")).waiting).toBeNull();
});

test("one that waits behind an older question takes nothing from it", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const first = await sendMessage(deps, accountId, { thread: "team", text: "Uma" });
  const second = await sendMessage(deps, accountId, { thread: "team", text: "Outra" });
  const before = (await openThread(deps, accountId, "team")).waiting;
  await withdrawQuestion(deps, { accountId, thread: "team", id: second });
  expect((await openThread(deps, accountId, "team")).waiting).toEqual(before);
  expect((await promisesOf(deps, accountId)).get(first)?.state).toBe("running");
});

test("a question that was handed over to support is taken back there too, or not once support answered", async ({
  deps,
}) => {
  for (const isAnswered of [false, true]) {
    const { accountId } = await aCompleteMember(deps);
    const id = await sendMessage(deps, accountId, { thread: "team", text: "Sobre o boleto" });
    await sendMessage(deps, accountId, { thread: "support", text: "Oi" });
    await answer(deps, accountId, { thread: "support", text: "Oi!" });
    await inTransaction(deps.db, (tx) => moveQuestion(tx, { accountId, from: "team", to: "support" }));
    if (isAnswered) await answer(deps, accountId, { thread: "support", text: "É a segunda via." });
    const withdrawn = withdrawQuestion(deps, { accountId, thread: "team", id });
    if (isAnswered) await expect(withdrawn).rejects.toMatchObject({ code: "question-answered" });
    else await withdrawn;
    expect((await openThread(deps, accountId, "support")).waiting).toBeNull();
    expect((await promisesOf(deps, accountId)).get(id)?.state).toBe(isAnswered ? "kept" : "void");
  }
});

test("a late one stays late, with its day, and grows no further; without a promise it is taken back as well", async ({
  deps,
}) => {
  const { accountId } = await aCompleteMember(at(deps, MONDAY));
  const id = await sendMessage(deps, accountId, { thread: "team", text: "Uma pergunta", at: MONDAY });
  const late = at(deps, addMs(MONDAY, 48 * HOUR_MS));
  await sweepPromises(late);
  await withdrawQuestion(late, { accountId, thread: "team", id });
  expect((await promisesOf(deps, accountId)).get(id)?.state).toBe("breached");
  expect((await openThread(late, accountId, "team")).waiting).toBeNull();

  const free = await aFreeMember(deps);
  const asked = await sendMessage(deps, free.accountId, { thread: "support", text: "Como funciona?" });
  await withdrawQuestion(deps, { accountId: free.accountId, thread: "support", id: asked });
  expect((await openThread(deps, free.accountId, "support")).waiting).toBeNull();
});

test("an answer and a withdrawal at once: one of them, and the ledger says which", async ({ deps }) => {
  for (let round = 0; round < 6; round += 1) {
    const { accountId } = await aCompleteMember(deps);
    const id = await sendMessage(deps, accountId, { thread: "team", text: "Uma pergunta" });
    const [withdrawn] = await Promise.allSettled([
      withdrawQuestion(deps, { accountId, thread: "team", id }),
      answer(deps, accountId, { thread: "team", text: "Uma resposta" }),
    ]);
    const state = (await promisesOf(deps, accountId)).get(id)?.state;
    expect(state).toBe(withdrawn.status === "fulfilled" ? "void" : "kept");
    expect((await openThread(deps, accountId, "team")).waiting).toBeNull();
  }
});
