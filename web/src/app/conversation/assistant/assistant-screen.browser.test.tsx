import type { AssistantMessage } from "@app/contract/assistant";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { atEnd, field, log, openAsMember, text, write } from "../testing/conversation-page.ts";
import { startAssistantServer } from "./testing/assistant-server.ts";
import { crisis, exampleExchanges, exchange, NOW, QUESTION } from "./testing/example-answers.ts";
import { renderAssistant } from "./testing/render-assistant.tsx";

openAsMember(NOW);

const spoken = () => [...document.querySelectorAll("[aria-live=polite] p")].map((line) => line.textContent);

test("an answer comes sentence by sentence, each said once", async () => {
  const server = startAssistantServer();
  await renderAssistant();
  await write(QUESTION);
  await expect.element(log().getByText(QUESTION)).toBeVisible();
  await expect.element(field()).toHaveValue("");
  await expect.poll(() => server.streams.length).toBe(1);
  const [stream] = server.streams;
  if (!stream) throw new Error("no stream");
  stream.step("Olhando o seu plano");
  await expect.element(log().getByText("Olhando o seu plano")).toBeVisible();
  stream.say("Dá.");
  await expect.element(log().getByText("Dá.", { exact: true })).toBeVisible();
  expect(text()).not.toContain("Olhando o seu plano");
  stream.say("A mandioca tem quase o mesmo.");
  await expect.element(log().getByText("Dá. A mandioca tem quase o mesmo.")).toBeVisible();
  // Meanwhile nothing else is asked, and what is typed stays.
  await userEvent.fill(field(), "E batata?");
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("E batata?");
  expect(server.questions).toHaveLength(1);
  stream.add({ kind: "sources", sources: [{ label: "Seu plano", to: "/app/plano" }] });
  stream.end();
  await expect.element(log().getByRole("link", { name: "Seu plano" })).toHaveAttribute("href", "/app/plano");
  await expect.poll(spoken).toEqual(["Dá.", "A mandioca tem quase o mesmo.", "Resposta pronta."]);
  await expect.poll(atEnd).toBeLessThan(4);
  await userEvent.click(page.getByRole("button", { name: "Enviar", exact: true }));
  await expect.poll(() => server.questions.map(({ text: words }) => words)).toEqual([QUESTION, "E batata?"]);
});

test("the link of an answer leads where it says", async () => {
  const server = startAssistantServer();
  await renderAssistant();
  await write("só tenho 10 minutos hoje");
  await expect.poll(() => server.streams.length).toBe(1);
  server.streams[0]?.say("Pouco tempo também vale.");
  server.streams[0]?.add({ kind: "link", label: "Abrir a versão curta", to: "/app/treino/A?curta" });
  server.streams[0]?.end();
  await userEvent.click(log().getByRole("link", { name: "Abrir a versão curta" }));
  await expect.element(page.getByText("outra tela: /app/treino/A?curta")).toBeVisible();
});

test("a lost connection: the rest of the answer is read from its row, and nothing is asked again", async () => {
  const server = startAssistantServer();
  await renderAssistant();
  await write(QUESTION);
  await expect.poll(() => server.streams.length).toBe(1);
  const [stream] = server.streams;
  stream?.say("Dá.");
  await expect.element(log().getByText("Dá.", { exact: true })).toBeVisible();
  stream?.cut();
  await expect.element(log().getByText("A conexão caiu. Buscando o resto da resposta.")).toBeVisible();
  stream?.say("A mandioca tem quase o mesmo.");
  await expect.element(log().getByText("Dá. A mandioca tem quase o mesmo.")).toBeVisible();
  stream?.end();
  await expect.poll(text).not.toContain("A conexão caiu");
  expect(server.questions).toHaveLength(1);
  await expect.poll(() => log().getByText(QUESTION).elements()).toHaveLength(1);
  await expect.poll(spoken).toEqual(["Dá.", "A mandioca tem quase o mesmo.", "Resposta pronta."]);
});

test("a lost connection and no network: it says so, and goes on when the network is back", async () => {
  const server = startAssistantServer();
  await renderAssistant();
  await write(QUESTION);
  await expect.poll(() => server.streams.length).toBe(1);
  server.streams[0]?.say("Dá.");
  await expect.element(log().getByText("Dá.", { exact: true })).toBeVisible();
  server.isReachable = false;
  server.streams[0]?.cut();
  await expect.element(log().getByText(/^Sem internet\. O resto da resposta/)).toBeVisible();
  server.streams[0]?.say("Pode trocar.");
  server.streams[0]?.end();
  server.isReachable = true;
  dispatchEvent(new Event("online"));
  await expect.element(log().getByText("Dá. Pode trocar.")).toBeVisible();
  await expect.poll(text).not.toContain("Sem internet");
});

test("on a second device, and after a reload, an answer that is being written is followed", async () => {
  const half = { status: "streaming", blocks: [{ kind: "text", text: "Dá." }] } satisfies Partial<AssistantMessage>;
  const server = startAssistantServer({ messages: exchange(1, "2026-11-19T13:19:58Z", QUESTION, [], half) });
  await renderAssistant();
  await expect.element(log().getByText("Dá.", { exact: true })).toBeVisible();
  Object.assign(server.messages[1] ?? {}, { status: "done", blocks: [{ kind: "text", text: "Dá. Pode trocar." }] });
  await expect.element(log().getByText("Dá. Pode trocar.")).toBeVisible();
  await expect.poll(text).not.toContain("A conexão caiu");
  expect(server.questions).toHaveLength(0);
});

test("without a connection a question does not leave by itself; sent again it is the same one", async () => {
  const server = startAssistantServer();
  await renderAssistant();
  server.isReachable = false;
  await write(QUESTION);
  await expect.element(page.getByText("Não foi: sem internet. Ela não sai sozinha.")).toBeVisible();
  await expectAccessible();
  server.isReachable = true;
  dispatchEvent(new Event("online"));
  await userEvent.click(page.getByRole("button", { name: "Enviar de novo" }));
  await expect.poll(() => server.questions.length).toBe(1);
  server.streams[0]?.say("Dá.");
  server.streams[0]?.end();
  await expect.element(log().getByText("Dá.", { exact: true })).toBeVisible();
  await expect.poll(() => log().getByText(QUESTION).elements()).toHaveLength(1);
});

test("a question whose start was lost had arrived: it stands there once", async () => {
  const server = startAssistantServer({ onQuestion: (stream) => stream.cut() });
  await renderAssistant();
  await write(QUESTION);
  await expect.poll(() => server.streams.length).toBe(1);
  server.streams[0]?.say("Dá.");
  server.streams[0]?.end();
  await expect.element(log().getByText("Dá.", { exact: true })).toBeVisible();
  expect(text()).not.toContain("Não foi");
  expect(server.questions).toHaveLength(1);
  await expect.poll(() => log().getByText(QUESTION).elements()).toHaveLength(1);
});

test("a refused question says why, and its text comes back into the field", async () => {
  startAssistantServer({ refusal: { code: 429, message: "Muitas perguntas seguidas. Espere um minuto." } });
  await renderAssistant();
  await write(QUESTION);
  await expect.element(page.getByText("Muitas perguntas seguidas. Espere um minuto.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Editar" }));
  await expect.element(field()).toHaveValue(QUESTION);
  await expect.element(field()).toHaveFocus();
  await expect.element(log()).not.toBeInTheDocument();
});

test("an answer that stopped half-way is marked, and its question can be asked again by the member", async () => {
  const server = startAssistantServer({
    messages: exchange(1, "2026-11-19T13:12:00Z", QUESTION, [{ kind: "text", text: "Dá." }], { status: "failed" }),
  });
  await renderAssistant();
  await expect.element(log().getByText("A resposta parou no meio e não vai continuar.")).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Perguntar de novo" }));
  await expect.element(field()).toHaveValue(QUESTION);
  await expect.element(field()).toHaveFocus();
  expect(server.questions).toHaveLength(0);
});

test.each([
  ["queria dormir e não acordar", "Fale agora com alguém", "tel:188"],
  ["estou com dor no peito forte", "Peça ajuda agora", "tel:192"],
])("without a connection, “%s” has its card at once", async (words, label, call) => {
  const server = startAssistantServer();
  await renderAssistant();
  server.isReachable = false;
  await write(words);
  const card = page.getByRole("alert", { name: label });
  await expect.element(card).toBeVisible();
  expect(card.element().querySelector(`a[href="${call}"]`)).not.toBeNull();
  await expectAccessible();
});

test("after words of a crisis the assistant closes: the card, its telephone in sight, and a person", async () => {
  const server = startAssistantServer({
    onQuestion: (stream, state) => {
      stream.start();
      stream.add(crisis);
      state.page.writing = "closed";
      stream.end("handed-off");
    },
  });
  await renderAssistant();
  await write("tá tudo pesado demais. queria dormir e não acordar");
  const card = page.getByRole("region", { name: "Fale agora com alguém" });
  await expect.element(card).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Agora quem fala com você é uma pessoa." })).toBeVisible();
  await expect.poll(() => card.elements()).toHaveLength(1);
  await expect.element(field()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Escrever para a equipe" }))
    .toHaveAttribute("href", "/app/conversa");
  const call = card.getByRole("link", { name: "Ligar 188" }).element().getBoundingClientRect();
  expect(call.bottom).toBeLessThan(log().element().getBoundingClientRect().bottom);
  expect(text()).toMatch(/28\smin/);
  expect(server.questions).toHaveLength(1);
  await expectAccessible();
});

test.each([
  ["not-configured", "Por enquanto as respostas vêm só do seu plano, do seu diário e das nossas tabelas."],
  ["budget", "O limite de perguntas com o modelo acabou por agora."],
  ["outage", "O modelo está fora do ar."],
  ["consent-missing", "Você não autorizou o envio das perguntas a um provedor de IA."],
] as const)("basic mode by %s says so, and why", async (basic, reason) => {
  startAssistantServer({ page: { basic }, messages: exampleExchanges() });
  await renderAssistant();
  await expect.element(page.getByRole("heading", { level: 1, name: "Assistente IA modo básico" })).toBeVisible();
  expect(text()).toContain(reason);
  await expectAccessible();
});

test("nothing asked yet: what it does, what it does not, and a first question", async () => {
  const server = startAssistantServer({ plan: examplePlan() });
  await renderAssistant();
  await expect.element(page.getByText("Você está falando com uma IA. Chame uma pessoa quando quiser.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Pergunte do seu jeito." })).toBeVisible();
  for (const words of ["O que ela faz", "O que ela não faz"]) expect(text()).toContain(words);
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "O que eu como agora?" }));
  await expect.poll(() => server.questions[0]?.text).toBe("O que eu como agora?");
});

test("without a plan nothing is suggested that only a plan could answer", async () => {
  const server = startAssistantServer({ plan: null });
  await renderAssistant();
  await expect.element(page.getByText(/^Respondo na hora, com o que está no seu diário/)).toBeVisible();
  for (const words of ["O que eu como agora?", "trocas do meu almoço", "Próxima refeição", "Treino de hoje"])
    expect(text()).not.toContain(words);
  await expect.element(page.getByRole("button", { name: "O que já comi", exact: true })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Quantas calorias tem uma coxinha?" }));
  await expect.poll(() => server.questions[0]?.text).toBe("Quantas calorias tem uma coxinha?");
});

test.each([
  [true, "/app/conversa"],
  [false, "/app/conversa/atendimento"],
])("a person is one tap away (team: %s)", async (canHandOff, path) => {
  startAssistantServer({ page: { canHandOff } });
  await renderAssistant();
  const person = page.getByRole("list", { name: "Atalhos" }).getByRole("link", { name: "Chamar uma pessoa" });
  await expect.element(person).toBeVisible();
  await expect.element(person).toHaveAttribute("href", path);
});

test("a promise of the team runs above the messages", async () => {
  const server = startAssistantServer({ messages: exampleExchanges() });
  server.team.waiting = { since: "2026-11-18T21:30:00Z", dueAt: "2026-11-19T17:30:00Z", isLate: false };
  await renderAssistant();
  await expect.element(page.getByText("Helena responde até 14h30")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ver", exact: true })).toHaveAttribute("href", "/app/conversa");
});

test("without the authorization there is no field, and a way to give it", async () => {
  startAssistantServer({ page: { writing: "consent-missing" } });
  await renderAssistant();
  await expect.element(page.getByRole("heading", { name: "Falta a sua autorização." })).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  expect(document.querySelector('main a[href="/app/dados/consentimentos"]')).not.toBeNull();
  await expectAccessible();
});

test("a question is deleted with its answer, once it is confirmed", async () => {
  const server = startAssistantServer({ messages: exampleExchanges() });
  await renderAssistant();
  await userEvent.click(page.getByRole("button", { name: "Apagar esta pergunta e a resposta" }).last());
  await userEvent.click(page.getByRole("button", { name: "Apagar", exact: true }));
  await expect.poll(() => server.messages.length).toBe(4);
  await expect.poll(text).not.toContain("anota meu café");
  await expect.element(log()).toHaveFocus();
  expect(server.asked).toContain("DELETE /v1/account/assistant/messages/019aa000-0000-7000-8000-000000000005");
});
