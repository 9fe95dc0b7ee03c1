import type { MemberFile } from "@app/contract/staff/member-file";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { exampleFile, MEMBER_ID } from "../member/testing/example-file.ts";
import { renderMember } from "../member/testing/render-member.tsx";
import { aQueue, exampleItems } from "../queue/testing/queue-items.ts";
import { staffQueryClient } from "../shell/query-client.ts";
import { inHours, NOW } from "../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { ConversationScreen } from "./conversation-screen.tsx";
import { threadKey } from "./data/thread-query.ts";
import { aThread, exampleThread, fromMember, fromRafael, fromSystem, fromTeam } from "./testing/example-thread.ts";

const SAVED = "2026-11-19T13:26:00.000Z";
const THREAD = `/v1/staff/members/${MEMBER_ID}/threads/team`;

beforeEach(() => page.viewport(1440, 900));

async function open(answers: Answers = {}, file: Partial<MemberFile> = {}) {
  const { calls } = fakeServer({
    "GET /threads/team": () => exampleThread,
    "GET /v1/staff/queue": () => aQueue(exampleItems),
    "POST /read": () => ({ readByTeam: 5 }),
    "POST /draft": () => ({ savedAt: SAVED }),
    ...answers,
  });
  await renderMember(<ConversationScreen file={{ ...exampleFile, ...file }} now={NOW} />);
  await expect.element(page.getByRole("region", { name: "Mensagens" })).toBeVisible();
  const bodies = (end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  return { calls, bodies };
}

const field = () => page.getByRole("textbox", { name: "Resposta para Marina" });
const type = (keys: string) => userEvent.keyboard(keys);
const send = () => type("{Control>}{Enter}{/Control}");
const answered = (text: string) =>
  aThread([...exampleThread.messages, fromTeam(6, { text, at: new Date(NOW).toISOString() })], { readByMember: 2 });
const poll = () => staffQueryClient.refetchQueries({ queryKey: threadKey({ memberId: MEMBER_ID, thread: "team" }) });

describe.each([
  [1440, 900],
  [768, 1024],
  [390, 844],
])("at %i px", (width, height) => {
  test("the thread fits its window, and is accessible", async () => {
    await page.viewport(width, height);
    await open();
    await expect.element(page.getByText("Esqueci de dizer: tomo losartana de manhã.")).toBeVisible();
    await expect.element(field()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|!/);
    await expectAccessible();
  });
});

test("who waits and until when, whose turn it is, what is new and what was read", async () => {
  await open();
  await expect.element(page.getByText("Resposta até hoje, 14h30, faltam 4h12")).toBeVisible();
  await expect.element(page.getByText("Marina espera desde ontem, 18h30. Está com Helena.")).toBeVisible();
  await expect.element(page.getByText("Respondida em 2h06 de serviço. O prazo era ter., 17/11, 17h40.")).toBeVisible();
  await expect.element(page.getByText("Lida por Marina")).toBeVisible();
  const rows = [...document.querySelectorAll("ol > li")].map((row) => row.textContent ?? "");
  expect(rows[rows.length - 2]).toBe("Novas");
  expect(rows.at(-1)).toContain("losartana");
});

test("what is read is marked once, up to the newest", async () => {
  const { bodies } = await open();
  await expect.poll(() => bodies("/read")).toEqual([{ seq: 5 }]);
  await poll();
  expect(bodies("/read")).toHaveLength(1);
});

test("an unsent reply is kept by itself and says when; it is there again on return", async () => {
  const { bodies } = await open({
    "GET /threads/team": () => ({ ...exampleThread, draft: { text: "Oi, Marina.", savedAt: "2026-11-19T13:00:00Z" } }),
  });
  await expect.element(field()).toHaveValue("Oi, Marina.");
  await expect.element(page.getByText("Rascunho salvo 10h00")).toBeVisible();
  await type("r");
  await type(" Li tudo.");
  await expect.element(page.getByText("Rascunho salvo 10h26")).toBeVisible();
  expect(bodies("/draft").at(-1)).toEqual({ text: "Oi, Marina. Li tudo." });
});

test("Ctrl Enter sends once with its key, also after a lost answer; then the next task has the focus", async () => {
  let failures = 1;
  const { bodies, calls } = await open({
    "POST /messages": () => (failures-- > 0 ? refuse("overloaded") : answered("Não tome o diurético.")),
  });
  await type("r");
  await type("Não tome o diurético.");
  await send();
  await expect.element(page.getByText("Não foi enviada.", { exact: false })).toBeVisible();
  await expect.element(field()).toHaveValue("Não tome o diurético.");
  const asked = calls.filter(({ path }) => path === "/v1/staff/queue").length;
  await send();
  await expect.element(page.getByRole("link", { name: "Próxima: Aline Duarte" })).toHaveFocus();
  expect(bodies("/messages")).toHaveLength(2);
  expect(bodies("/messages")[0]).toEqual(bodies("/messages")[1]);
  await expect.element(field()).toHaveValue("");
  await expect.element(page.getByText("Ninguém espera resposta.")).toBeVisible();
  await expect.poll(() => calls.filter(({ path }) => path === "/v1/staff/queue").length).toBeGreaterThan(asked);
  await type("{Enter}");
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("after a sent reply its draft does not come back", async () => {
  const { bodies } = await open({ "POST /messages": () => answered("Oi.") });
  await type("r");
  await type("Oi.");
  await send();
  await expect.element(page.getByText(/^Enviada para Marina às/)).toBeVisible();
  expect(bodies("/draft")).toEqual([]);
});

test("an empty reply is not sent", async () => {
  const { bodies } = await open();
  await type("r");
  await send();
  await expect.element(page.getByRole("alert").filter({ hasText: "Escreva a resposta" })).toBeVisible();
  expect(bodies("/messages")).toEqual([]);
});

test("a colleague who answered meanwhile is announced before anything is sent", async () => {
  let hasAnswered = false;
  const rafael = fromRafael(6, { text: "Já respondi sobre o joelho.", at: new Date(NOW).toISOString() });
  const { bodies } = await open({
    "GET /threads/team": ({ query }) =>
      hasAnswered && query === "?after=5" ? { ...exampleThread, messages: [rafael], lastSeq: 6 } : exampleThread,
    "POST /messages": () => aThread([...exampleThread.messages, rafael, fromTeam(7, { text: "Do diurético, não." })]),
  });
  await type("r");
  await type("Do diurético, não.");
  hasAnswered = true;
  await send();
  await expect.element(page.getByRole("alert").filter({ hasText: "Rafael respondeu agora há pouco." })).toBeVisible();
  await expect.element(page.getByText("Já respondi sobre o joelho.")).toBeVisible();
  const anyway = page.getByRole("button", { name: "Enviar assim mesmo" });
  await expect.element(anyway).toHaveFocus();
  expect(bodies("/messages")).toEqual([]);
  await expectAccessible();
  await type("{Enter}");
  await expect.poll(() => bodies("/messages").length).toBe(1);
});

test("what arrives is asked for after the newest that is known, and said to readers", async () => {
  let hasMore = false;
  const { calls } = await open({
    "GET /threads/team": ({ query }) =>
      query === ""
        ? exampleThread
        : {
            ...exampleThread,
            messages: hasMore ? [fromMember(6, { text: "E a festa?" })] : [],
            lastSeq: hasMore ? 6 : 5,
          },
  });
  hasMore = true;
  await poll();
  await expect.element(page.getByText("E a festa?")).toBeVisible();
  await expect.element(page.getByText("Mensagem nova de Marina")).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === THREAD).map(({ query }) => query)).toEqual(["", "?after=5"]);
});

test("older messages come on demand, before the known ones", async () => {
  const { calls } = await open({
    "GET /threads/team": ({ query }) =>
      query.startsWith("?before")
        ? aThread([fromMember(1, { text: "A primeira" }), fromTeam(2)])
        : aThread([fromMember(3), fromTeam(4)], { hasOlder: true }),
  });
  await page.getByRole("button", { name: "Ver mensagens anteriores" }).click();
  await expect.element(page.getByText("A primeira")).toBeVisible();
  await expect.element(page.getByText("O começo da conversa.")).toBeVisible();
  expect(calls.filter(({ path }) => path === THREAD).map(({ query }) => query)).toEqual(["", "?before=3"]);
});

test("a safety card says what the member read, who was alerted and until when", async () => {
  const card = { card: "crisis", text: "Você não está só. Ligue 188.", personBy: inHours(1) } as const;
  await open({
    "GET /threads/team": () =>
      aThread([
        fromMember(1),
        fromSystem(2, { card }),
        fromSystem(3, { card: { ...card, card: "care", personBy: null } }),
      ]),
  });
  const crisis = page.getByRole("region", { name: "Cartão de crise" });
  await expect
    .element(crisis.filter({ hasText: "O plantão foi avisado. Uma pessoa fala até hoje, 11h18." }))
    .toBeVisible();
  await crisis.getByText("O que Marina leu").click();
  await expect.element(crisis.getByText("Você não está só. Ligue 188.")).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Cartão de cuidado" }).filter({ hasText: "Nenhum aviso ao plantão." }))
    .toBeVisible();
  await expectAccessible();
});

test("opened in an emergency it is for reading alone, and marks nothing as read", async () => {
  const { bodies } = await open(
    { "GET /threads/team": () => ({ ...exampleThread, mayWrite: false }) },
    { breakGlassUntil: "2026-11-19T14:18:00Z" },
  );
  await expect.element(page.getByText("Aberta em emergência: só para ler.", { exact: false })).toBeVisible();
  await type("rh/");
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(bodies("/read")).toEqual([]);
  await expectAccessible();
});

test("when the emergency is over, the open page closes the thread", async () => {
  let isOver = false;
  await open(
    { "GET /threads/team": () => (isOver ? refuse("staff-not-permitted") : { ...exampleThread, mayWrite: false }) },
    { breakGlassUntil: "2026-11-19T14:18:00Z" },
  );
  isOver = true;
  await poll();
  await expect.element(page.getByRole("alert").filter({ hasText: "A conversa não abriu." })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Mensagens" })).not.toBeInTheDocument();
});

test("H hands the question over with a note for the colleague", async () => {
  const { bodies } = await open({
    "POST /hand-over": () =>
      aThread(
        [...exampleThread.messages, fromSystem(6, { text: "Helena passou sua pergunta para Rafael, treinador." })],
        { holder: "treinador", waiting: exampleThread.waiting },
      ),
  });
  await type("h");
  const sheet = page.getByRole("dialog", { name: "Passar adiante" });
  await sheet.getByRole("button", { name: "Passar" }).click();
  await expect.element(sheet.getByText("Escolha para quem")).toBeVisible();
  await sheet.getByRole("radio", { name: /Rafael Nunes, treino/ }).click();
  await sheet.getByRole("button", { name: "Passar" }).click();
  await expect.element(sheet.getByText("Escreva a nota")).toBeVisible();
  await sheet.getByRole("textbox", { name: "Nota" }).fill("O joelho é com você.");
  await expectAccessible();
  await sheet.getByRole("button", { name: "Passar" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText("Está com Rafael.", { exact: false })).toBeVisible();
  expect(bodies("/hand-over")).toEqual([{ key: expect.any(String), to: "treinador", note: "O joelho é com você." }]);
});

test("a thread that did not open says so and tries again; a failed poll keeps what is known", async () => {
  let isUp = false;
  const { calls } = fakeServer({
    "GET /threads/team": () => (isUp ? exampleThread : refuse("internal")),
    "GET /v1/staff/queue": () => aQueue([]),
  });
  await renderMember(<ConversationScreen file={exampleFile} now={NOW} />);
  await expect.element(page.getByRole("alert").filter({ hasText: "A conversa não abriu." })).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(field()).toBeVisible();
  isUp = false;
  await poll();
  await expect.element(page.getByText(/Sem resposta do servidor\. Isto é de/)).toBeVisible();
  await expect.element(page.getByText("Esqueci de dizer", { exact: false })).toBeVisible();
  expect(calls.length).toBeGreaterThan(2);
});

test("a thread without messages says that the reply begins it", async () => {
  await open({ "GET /threads/team": () => aThread([]) });
  await expect.element(page.getByText("O que você escrever abre a conversa com Marina.")).toBeVisible();
  await expect.element(page.getByText("Ninguém espera resposta.")).toBeVisible();
  await expectAccessible();
});
