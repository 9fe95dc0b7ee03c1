import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { giveConsent } from "../intake/testing/answering.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { anAskingMember, ask, messageOf, openAsk, pageOf, readUntil, test, words } from "./testing/asking-over-http.ts";
import { sweepAnswers } from "./turn/sweep-answers.ts";

const WAIT = { timeout: 15_000, interval: 50 };

test("an answer comes sentence by sentence, is stored, and is counted", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: words("Oi. Vamos olhar isso com calma. O que você quer mudar?") }]);

  const { reply, events, said, answer } = await ask(service, member, { text: "Me ajuda com o jantar?" });

  expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(reply.headers.get("x-accel-buffering")).toBe("no");
  expect(events.map(({ type }) => type)).toEqual(["start", "sentence", "sentence", "sentence", "end"]);
  expect(said).toBe("Oi. Vamos olhar isso com calma. O que você quer mudar?");
  expect(answer).toMatchObject({ seq: 2, from: "assistant", status: "done", basic: null });
  const page = await pageOf(service, member);
  expect(page).toMatchObject({ hasOlder: false, basic: null, writing: "open", canHandOff: true });
  expect(page.messages.map(({ blocks }) => blocks)).toEqual([
    [{ kind: "text", text: "Me ajuda com o jantar?" }],
    [{ kind: "text", text: said }],
  ]);
  const measured = await service.metrics.registry.metrics();
  expect(measured).toContain('assistant_answers_total{mode="model",status="done"} 1');
  expect(measured).toContain("assistant_first_sentence_own_seconds_count 1");
});

test("a dose in the third token never reaches the browser, and one sentence of ours takes its place", async ({
  service,
  vendor,
}) => {
  const member = await anAskingMember(service.deps);
  const steps = [
    { text: "Claro. " },
    { text: "Tome " },
    { text: "2,4 mg" },
    { text: " de semaglutida. " },
    { text: "E mais 500 mg de metformina. " },
    { text: "Beba água." },
  ];
  vendor.setScripts([{ steps }]);

  const { body, said, answer } = await ask(service, member, { text: "Me ajuda a emagrecer?" });

  expect(body).not.toMatch(/2,4|semaglutida|metformina|500 ?mg/i);
  expect(said).toMatch(/^Claro\. Beba água\./);
  expect(answer).toMatchObject({ status: "done" });
  const stored = await messageOf(service, member, answer?._id ?? "");
  expect(JSON.stringify(stored)).not.toMatch(/2,4|semaglutida|metformina/i);
  const measured = await service.metrics.registry.metrics();
  expect(measured).toContain('assistant_refused_sentences_total{why="dose"} 2');
  // Our own answer stands after it, or a sentence of ours where the rules have none: once, whatever was stopped.
  const shown = JSON.stringify(stored);
  expect(shown.length).toBeGreaterThan(JSON.stringify({ text: "Claro. Beba água." }).length + 200);
  expect(shown.split("assunto do seu médico").length).toBeLessThanOrEqual(2);
});

for (const [title, stopped] of [
  ["advice in English", "Take one tablet of Ozempic every day."],
  ["fewer meals than planned", "Faça duas refeições por dia durante um mês."],
  ["less energy than planned", "Coma 1.000 kcal por dia até domingo."],
  ["purging", "Depois de comer demais, coloque para fora."],
] as const)
  test(`${title} is stopped, and the question has the answer of the rules`, async ({ service, vendor }) => {
    const member = await anAskingMember(service.deps);
    vendor.setScripts([{ steps: words(stopped) }]);
    const { body, answer } = await ask(service, member, { text: "Qual é o treino de hoje?" });
    expect(body).not.toContain(stopped.slice(0, 12));
    expect(answer).toMatchObject({ status: "done", basic: null });
    expect(JSON.stringify(answer?.blocks)).toMatch(/treino|descanso|sess/i);
    expect(JSON.stringify(answer?.blocks)).not.toContain("deixo para a nutricionista");
  });

test("half a sentence stays here, however long the model waits", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([
    { steps: [{ text: "Pode sim. " }, { text: "Amanhã " }, { hold: "half" }, { text: "seguimos." }] },
  ]);

  const reply = await openAsk(service, member, { text: "Posso deixar para amanhã?" });
  const reader = reply.body?.getReader();
  if (!reader) throw new Error("no body");
  const first = await readUntil(reader, "Pode sim.");
  await vendor.reached("half");
  vendor.release("half");
  const rest = await readUntil(reader, "event: end");

  expect(first).not.toContain("Amanhã");
  expect(rest).toContain("Amanhã seguimos.");
});

test("a number that no tool gave is replaced; one of a tool is said, with its source", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.answerWith(({ hasResults, results }) => {
    if (!hasResults) return { steps: [{ call: { name: "get_my_plan", input: { part: "metas" } } }] };
    const plan = JSON.parse(String(results[0])) as { targets: { kcal: number } };
    return { steps: words(`A sua meta é ${plan.targets.kcal} kcal. O almoço tem 947 kcal.`) };
  });

  const { events, said, answer } = await ask(service, member, { text: "Qual a minha meta?" });

  expect(events.map(({ type }) => type)).toContain("step");
  expect(said).toMatch(/^A sua meta é [\d.]+ kcal\. Não tenho esse número na sua tabela\.$/);
  expect(said).not.toContain("947");
  expect(answer?.blocks.map(({ kind }) => kind)).toEqual(["text", "sources"]);
});

test("a stream that is cut keeps what was said and says that it failed", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: [...words("Vamos lá. O almoço de hoje"), { cut: true }] }]);

  const { said, answer } = await ask(service, member, { text: "O que almoço hoje?" });

  expect(said.trim()).toBe("Vamos lá.");
  expect(answer).toMatchObject({ status: "failed", basic: null, blocks: [{ kind: "text" }] });
  expect(await messageOf(service, member, answer?._id ?? "")).toEqual(answer);
});

for (const [title, script] of [
  ["is overloaded", { status: 529 }],
  ["is cut before its first sentence", { steps: [{ text: "Vamos" }, { cut: true as const }] }],
  ["refuses", { end: "refused" as const }],
] as const)
  test(`a model that ${title}: rules answer, and say why`, async ({ service, vendor }) => {
    const member = await anAskingMember(service.deps);
    vendor.setScripts([{ ...script, steps: "steps" in script ? [...script.steps] : [] }]);

    const { answer } = await ask(service, member, { text: "O que tem no almoço hoje?" });

    expect(answer).toMatchObject({ status: "done", basic: "outage" });
    expect(answer?.blocks.length).toBeGreaterThan(0);
  });

test("what a round has cost is counted, also when the vendor refuses the next one", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([
    { on: "question", steps: [{ call: { name: "get_my_plan", input: {} } }] },
    { on: "results", status: 529 },
  ]);

  const { answer } = await ask(service, member, { text: "O que tem no almoço hoje?" });

  expect(answer).toMatchObject({ status: "done", basic: "outage" });
  const day = await service.deps.db
    .selectFrom("assistantUsageDays")
    .select(["inputTokens", "outputTokens", "cacheReadTokens", "cacheWriteTokens"])
    .where("accountId", "=", member.accountId)
    .executeTakeFirstOrThrow();
  const counted = Object.fromEntries(Object.entries(day).map(([kind, tokens]) => [kind, Number(tokens)]));
  expect(counted).toEqual(vendor.tokens());
});

test("without the consent, or without a model, rules answer and nothing leaves", async ({ service, vendor }) => {
  const member = await aPlannedMember(service.deps);
  const { answer } = await ask(service, member, { text: "O que tem no almoço hoje?" });
  expect(answer).toMatchObject({ status: "done", basic: "consent-missing" });
  expect(vendor.requests()).toEqual([]);

  await giveConsent(service.deps, member.accountId, "health-data", false);
  const reply = await openAsk(service, member, { text: "E no jantar?" });
  expect(reply.status).toBe(409);
  expect(await pageOf(service, member)).toMatchObject({ messages: [], writing: "consent-missing" });
});

test("a client that hangs up changes nothing: the answer is finished", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: [{ text: "Pode sim. " }, { text: "Bom " }, { hold: "gone" }, { text: "jantar." }] }]);
  const hangUp = new AbortController();
  const reply = await openAsk(service, member, { text: "Posso jantar?", signal: hangUp.signal });
  const reader = reply.body?.getReader();
  if (!reader) throw new Error("no body");
  await readUntil(reader, "Pode sim.");
  hangUp.abort();
  await vendor.reached("gone");
  vendor.release("gone");

  await vi.waitFor(async () => {
    const { messages } = await pageOf(service, member);
    expect(messages[1]).toMatchObject({ status: "done", blocks: [{ text: "Pode sim. Bom jantar." }] });
  }, WAIT);
});

test("a resent question is asked once: a second device follows the same answer", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: [{ text: "Pode sim. " }, { text: "Agora " }, { hold: "both" }, { text: "vai." }] }]);
  const question = { id: randomUUID(), text: "Posso jantar?" };
  const reply = await openAsk(service, member, question);
  const reader = reply.body?.getReader();
  if (!reader) throw new Error("no body");
  await readUntil(reader, "Pode sim.");
  const second = await openAsk(service, member, question);
  vendor.release("both");
  const first = await readUntil(reader, "event: end");
  const followed = await second.text();
  const again = await ask(service, member, question);

  expect(first).toContain("Agora vai.");
  expect(followed).toContain("event: end");
  expect(followed).toContain("Pode sim. Agora vai.");
  expect(again.events.map(({ type }) => type)).toEqual(["start", "end"]);
  expect(again.answer).toMatchObject({ status: "done", blocks: [{ text: "Pode sim. Agora vai." }] });
  expect(vendor.requests()).toHaveLength(1);
  expect((await pageOf(service, member)).messages).toHaveLength(2);
});

test("an answer that lost its writer is failed with what was said, and never asked again", async ({
  service,
  vendor,
  clock,
}) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: [{ text: "Pode sim. " }, { text: "E " }, { hold: "dead" }, { text: "mais." }] }]);
  const reply = await openAsk(service, member, { text: "Posso jantar?" });
  const reader = reply.body?.getReader();
  if (!reader) throw new Error("no body");
  const start = await readUntil(reader, "Pode sim.");
  const [, id = ""] = /"answer":\{"_id":"([^"]+)"/.exec(start) ?? [];
  await vi.waitFor(async () => expect((await messageOf(service, member, id)).blocks).toHaveLength(1), WAIT);

  clock.advance(91_000);
  const failed = { status: "failed", blocks: [{ text: "Pode sim. " }] };
  expect(await messageOf(service, member, id)).toMatchObject(failed);
  await sweepAnswers(service.deps);
  const row = service.deps.db.selectFrom("assistantMessages").select(["status", "leaseUntil"]).where("id", "=", id);
  expect(await row.execute()).toEqual([{ status: "failed", leaseUntil: null }]);
  vendor.release("dead");
  await readUntil(reader, "event: end");
  // Whoever comes back from the dead changes nothing.
  expect(await messageOf(service, member, id)).toMatchObject(failed);
  expect(vendor.requests()).toHaveLength(1);
});

test("a process that stops finishes its answers first", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: [{ text: "Pode sim. " }, { text: "Bom " }, { hold: "stop" }, { text: "jantar." }] }]);
  const reply = await openAsk(service, member, { text: "Posso jantar?" });
  const reader = reply.body?.getReader();
  if (!reader) throw new Error("no body");
  await readUntil(reader, "Pode sim.");
  await vendor.reached("stop");
  const closing = service.app.close();
  vendor.release("stop");

  const rest = await readUntil(reader, "event: end");
  await closing;
  expect(rest).toContain('"status":"done"');
});

test("an exchange is deleted by either id, the rest by one call, and another member finds none of it", async ({
  service,
  vendor,
}) => {
  const member = await anAskingMember(service.deps);
  const other = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: words("Pode sim.") }]);
  const ids: string[] = [];
  for (const text of ["Posso um?", "Posso dois?", "Posso três?"])
    ids.push((await ask(service, member, { text })).answer?._id ?? "");
  const remove = (path: string, { headers } = member) =>
    fetch(`${service.url}/v1/account/assistant${path}`, { method: "DELETE", headers });
  const texts = async () => (await pageOf(service, member)).messages.map(({ seq }) => seq);

  expect((await remove(`/messages/${ids[1]}`, other)).status).toBe(200);
  expect(await messageOf(service, other, ids[0] ?? "")).toBeNull();
  expect(await texts()).toEqual([1, 2, 3, 4, 5, 6]);
  await remove(`/messages/${ids[1]}`);
  expect(await texts()).toEqual([1, 2, 5, 6]);
  await remove("");
  expect(await texts()).toEqual([]);
  expect((await ask(service, member, { text: "E agora?" })).answer?.seq).toBe(8);
});
