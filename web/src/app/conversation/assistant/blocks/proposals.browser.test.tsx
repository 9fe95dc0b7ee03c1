import type { Block } from "@app/contract/assistant";
import { SentMessage } from "@app/contract/conversations";
import { DiaryDay, FoodEntry } from "@app/contract/diary";
import { Swap } from "@app/contract/plans";
import { dayRecordId } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession } from "../../../../identity/session/session-store.ts";
import { expectAccessible } from "../../../../ui/testing/expect-accessible.ts";
import { findBrokenWords } from "../../../../ui/testing/find-broken-words.ts";
import { examplePlan, hiddenPlan } from "../../../data/plan-layer/testing/example-plan.ts";
import { startAssistantServer } from "../testing/assistant-server.ts";
import { breakfast, exchange, handoff, memory, NOW, sign, swap, TODAY } from "../testing/example-answers.ts";
import { renderAssistant } from "../testing/render-assistant.tsx";

beforeEach(async () => {
  await page.viewport(360, 740);
  localStorage.clear();
  localStorage.setItem("auth", JSON.stringify({ username: "marina@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: crypto.randomUUID(), fullName: "Marina Costa" }));
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(async () => {
  await endSession({ wipe: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent ?? "";
const ANSWER = "019aa000-0000-7000-8000-000000000002";
const answered = (...blocks: Block[]) =>
  exchange(1, "2026-11-19T13:17:00Z", "Uma pergunta", [{ kind: "text", text: "Veja só." }, ...blocks]);
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("a proposed meal enters the diary when the member agrees, once, as the diary itself writes it", async () => {
  const server = startAssistantServer({ messages: answered(breakfast), plan: examplePlan() });
  await renderAssistant();
  const proposal = page.getByRole("region", { name: "Registro proposto" });
  await expect.element(proposal.getByRole("heading", { name: "Café da manhã de hoje" })).toBeVisible();
  for (const words of ["1 pedaço, 135\u00a0g (100 a 170\u00a0g)", "153\u00a0kcal", "301\u00a0kcal"])
    expect(proposal.element().textContent).toContain(words);
  expect(server.mutations).toEqual([]);
  await expectAccessible();
  await userEvent.dblClick(button("Registrar no café"));
  await expect.element(proposal.getByText("Está no diário.")).toBeVisible();
  await expect.element(proposal.getByText("Está no diário.").element().parentElement).toHaveFocus();
  await expect.poll(() => server.mutations.length).toBe(4);
  expect(server.mutations.map(({ kind, op, id }) => [kind, op, id])).toEqual(
    [0, 1, 2, 3].map((place) => ["food", "put", dayRecordId(TODAY, "food", ANSWER, 0, place)]),
  );
  expect(FoodEntry.parse(server.mutations[0]?.fields)).toEqual({
    place: { day: TODAY, meal: "cafe", time: "10:17" },
    food: { ref: "own:cuscuz", per100: null },
    amount: { grams: 135, low: 100, high: 170, unit: "pd", count: 1, isAssumed: true },
    source: { from: "sentence", part: null },
  });
  await expect
    .element(proposal.getByRole("link", { name: "Ver no diário" }))
    .toHaveAttribute("href", `/app/diario/${TODAY}`);
  await userEvent.click(button("Desfazer"));
  await expect.element(button("Registrar no café")).toBeVisible();
  await expect
    .poll(() => server.mutations.slice(4).map(({ op }) => op))
    .toEqual(["delete", "delete", "delete", "delete"]);
});

test("it is corrected in the diary's own field", async () => {
  startAssistantServer({ messages: answered(breakfast), plan: examplePlan() });
  await renderAssistant();
  const correct = page.getByRole("link", { name: "Corrigir" });
  await expect.element(correct).toHaveAttribute("href", `/app/diario/${TODAY}/registrar?refeicao=cafe`);
});

test("with hidden numbers a proposal has none", async () => {
  const hidden: Block[] = [{ ...breakfast, kcal: null } as Block, swap];
  startAssistantServer({ messages: answered(...hidden), plan: hiddenPlan() });
  await renderAssistant();
  await expect.element(page.getByRole("region", { name: "Registro proposto" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Troca proposta" })).toBeVisible();
  expect(page.getByRole("main").element().textContent).not.toMatch(/\d\s?(kcal|g)\b/);
});

test("a swap is the plan's own, for its day, and can be taken back", async () => {
  const server = startAssistantServer({ messages: answered(swap), plan: examplePlan() });
  await renderAssistant();
  await userEvent.click(page.getByText("Mandioca cozida, 1 pedaço médio, 125\u00a0kcal"));
  expect(text()).toContain("Vale só hoje.");
  await expectAccessible();
  await userEvent.dblClick(button("Trocar por mandioca cozida"));
  await expect.element(page.getByText("Trocado: mandioca cozida no lugar.")).toBeVisible();
  await expect.poll(() => server.mutations.length).toBe(1);
  const choice = { plan: 1, part: "d4.almoco.1", takes: "taco:129", day: TODAY };
  expect(server.mutations[0]).toMatchObject({ kind: "swap", op: "put", id: recordId("swap", 1, "d4.almoco.1", TODAY) });
  expect(Swap.parse(server.mutations[0]?.fields)).toEqual({ choice });
  await userEvent.click(button("Desfazer"));
  await expect.poll(() => server.mutations.at(-1)?.op).toBe("delete");
  await expect.element(page.getByText("Batata-doce cozida, 4 colheres de sopa, 129\u00a0kcal")).toBeVisible();
});

test("a swap that the plan does not offer any more leads to the plan", async () => {
  startAssistantServer({ messages: answered({ ...swap, itemId: "d4.almoco.99" } as Block), plan: examplePlan() });
  await renderAssistant();
  await expect.element(page.getByText(/^Seu plano mudou depois desta resposta/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ver no plano" })).toHaveAttribute("href", "/app/plano");
});

test("a day that went wrong is marked as the diary marks it", async () => {
  const server = startAssistantServer({ messages: answered({ kind: "bad-day" }), plan: examplePlan() });
  await renderAssistant();
  await expectAccessible();
  await userEvent.click(button("Deixar mais leve"));
  await expect.element(page.getByText("Hoje ficou mais leve. Amanhã começa igual.")).toBeVisible();
  await expect.poll(() => server.mutations.length).toBe(1);
  expect(server.mutations[0]).toMatchObject({ kind: "day", id: recordId("day", TODAY) });
  expect(DiaryDay.parse(server.mutations[0]?.fields).badDay).toEqual({ reasons: [] });
});

test("a question goes to the team under the answer's own id, and the promise runs", async () => {
  const server = startAssistantServer({ messages: answered(handoff) });
  await renderAssistant();
  const proposal = page.getByRole("region", { name: "Passar para uma pessoa" });
  await expect
    .element(proposal.getByText("Posso tomar o diurético que minha prima usa? Só até a festa."))
    .toBeVisible();
  await expect.element(proposal.getByText("Mandando agora, Helena ou Rafael responde até hoje, 18h20.")).toBeVisible();
  expect(server.mutations).toEqual([]);
  await expectAccessible();
  await userEvent.dblClick(button("Mandar para a equipe"));
  const handed = page.getByRole("region", { name: "Passado para uma pessoa" });
  await expect.element(handed.getByRole("heading", { name: "Helena vai responder" })).toBeVisible();
  await expect.element(handed.getByText("hoje, 14h32")).toBeVisible();
  await expect.element(handed.getByRole("link")).toHaveAttribute("href", "/app/conversa");
  await expect.poll(() => server.mutations.map(({ kind, id }) => [kind, id])).toEqual([["message", ANSWER]]);
  expect(SentMessage.parse(server.mutations[0]?.fields)).toEqual({
    thread: "team",
    text: "Posso tomar o diurético que minha prima usa? Só até a festa.",
  });
  await expectAccessible();
});

test("a question that nobody answered is taken back, once it is confirmed", async () => {
  const server = startAssistantServer({ messages: answered(handoff) });
  await renderAssistant();
  await userEvent.click(button("Mandar para a equipe"));
  await expect.element(button("Cancelar o pedido")).toBeVisible();
  await expectAccessible();
  await userEvent.click(button("Cancelar o pedido"));
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByText(/^A pergunta sai da fila da equipe/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Manter o pedido" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.filter((request) => request.endsWith("/withdraw"))).toEqual([]);

  server.withdrawalRefusal = "A equipe já respondeu. A resposta está na conversa.";
  await userEvent.click(button("Cancelar o pedido"));
  await userEvent.click(dialog.getByRole("button", { name: "Cancelar o pedido" }));
  await expect.element(page.getByText("A equipe já respondeu. A resposta está na conversa.")).toBeVisible();
  server.withdrawalRefusal = null;
  await userEvent.click(button("Cancelar o pedido"));
  await userEvent.click(dialog.getByRole("button", { name: "Cancelar o pedido" }));
  const handed = page.getByRole("region", { name: "Passado para uma pessoa" });
  await expect.element(handed.getByRole("heading", { name: "Pedido cancelado" })).toHaveFocus();
  await expect.element(handed.getByRole("link")).toHaveAttribute("href", "/app/conversa");
  await expect.poll(() => page.getByText("Helena responde até").elements()).toHaveLength(0);
  await expect.element(button("Cancelar o pedido")).not.toBeInTheDocument();
  expect(server.asked).toContain(`POST /v1/account/conversations/team/messages/${ANSWER}/withdraw`);
  await expectAccessible();
});

test("without a connection the question waits on the device", async () => {
  const server = startAssistantServer({ messages: answered(handoff) });
  await renderAssistant();
  server.isReachable = false;
  await userEvent.click(button("Mandar para a equipe"));
  await expect.element(page.getByText("na fila, sai quando voltar a internet")).toBeVisible();
  server.isReachable = true;
  dispatchEvent(new Event("online"));
  await expect.element(page.getByText("hoje, 14h32")).toBeVisible();
  expect(server.mutations).toHaveLength(1);
});

test("to whom the team does not answer, support is offered", async () => {
  startAssistantServer({ messages: answered(handoff), page: { canHandOff: false } });
  await renderAssistant();
  await expect
    .element(page.getByRole("link", { name: "Falar com o atendimento" }))
    .toHaveAttribute("href", "/app/conversa/atendimento");
  await expect.element(button("Mandar para a equipe")).not.toBeInTheDocument();
});

test("what may be remembered is asked, and kept once", async () => {
  const server = startAssistantServer({ messages: answered(memory) });
  await renderAssistant();
  await expect.element(page.getByText("Almoça num restaurante a quilo às quintas.")).toBeVisible();
  await expectAccessible();
  await userEvent.dblClick(button("Pode guardar"));
  await expect.element(page.getByText("Guardado.")).toBeVisible();
  expect(server.memories).toMatchObject([{ key: "rotina", text: "Almoça num restaurante a quilo às quintas." }]);
  expect(server.memories[0]?._id).toMatch(/^[0-9a-f-]{36}$/);
});

test("“Não” keeps nothing", async () => {
  const server = startAssistantServer({ messages: answered(memory) });
  await renderAssistant();
  await userEvent.click(button("Não"));
  await expect.element(page.getByText("Certo, não guardei.")).toBeVisible();
  expect(server.memories).toEqual([]);
});

test("a suggestion is asked as it stands", async () => {
  const server = startAssistantServer({ messages: answered({ kind: "suggestions", texts: ["E o jantar?"] }) });
  await renderAssistant();
  await userEvent.click(button("E o jantar?"));
  await expect.poll(() => server.questions.map(({ text: words }) => words)).toEqual(["E o jantar?"]);
  await expect.element(page.getByRole("log")).toHaveFocus();
  await expect.element(button("E o jantar?")).not.toBeInTheDocument();
});

test("words of an answer are never markup, and only own pages are links", async () => {
  startAssistantServer({
    messages: answered(
      { kind: "text", text: "<img src=x onerror=alert(1)> **negrito** [a](https://mau.example)" },
      { kind: "link", label: "Fora", to: "https://mau.example" },
      { kind: "link", label: "Também fora", to: "//mau.example" },
      { kind: "link", label: "Diário", to: "/app/diario" },
      { kind: "sources", sources: [{ label: "Reembolso", to: "/reembolso" }] },
    ),
  });
  await renderAssistant();
  await expect.element(page.getByText("**negrito**", { exact: false })).toBeVisible();
  const links = [...(page.getByRole("log").element().querySelectorAll("a") ?? [])].map((link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual(["/app/diario", "/reembolso"]);
  expect(page.getByRole("log").element().querySelector("img[src=x]")).toBeNull();
});

test("a sign is asked back with two buttons, and a no says that nothing changed and nobody knows", async () => {
  const server = startAssistantServer({ messages: answered(sign), plan: examplePlan() });
  await renderAssistant();
  const card = page.getByRole("region", { name: "Antes de mudar o plano" });
  await expect.element(card.getByRole("heading", { name: "Você está grávida agora?" })).toBeVisible();
  expect(card.element().textContent).toContain("Com um não, nada muda e ninguém é avisado.");
  expect(findBrokenWords(card.element())).toEqual([]);
  expect(server.asked.filter((one) => one.includes("/signs/"))).toEqual([]);
  await expectAccessible();
  await userEvent.click(button("Não, era só uma pergunta"));
  await expect.element(card.getByText("Nada mudou, e ninguém foi avisado.")).toBeVisible();
  expect(server.asked).toContain("POST /v1/account/assistant/signs/019aa000-0000-7000-8000-0000000000aa");
  expect(document.querySelectorAll("section[aria-label='Antes de mudar o plano'] button")).toHaveLength(0);
});

test("a sign that is confirmed leads to where it is corrected", async () => {
  startAssistantServer({ messages: answered(sign), plan: examplePlan() });
  await renderAssistant();
  await userEvent.click(button("Sim, estou"));
  await expect
    .element(page.getByRole("link", { name: "Não é isso? Corrigir em Hoje" }))
    .toHaveAttribute("href", "/app");
});
