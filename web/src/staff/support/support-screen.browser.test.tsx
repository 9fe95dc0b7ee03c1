import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { aThread, fromMember, fromTeam } from "../conversation/testing/example-thread.ts";
import { renderMember } from "../member/testing/render-member.tsx";
import { idOf, inHours, NOW } from "../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { SupportScreen } from "./support-screen.tsx";
import { camila, exampleInbox } from "./testing/example-inbox.ts";

beforeEach(() => page.viewport(1440, 900));

const teresa = aThread([fromMember(1, { text: "Meu boleto venceu, dá para gerar outro?" })], {
  thread: "support",
  memberId: idOf(2),
  name: "Teresa Aguiar",
  firstName: "Teresa",
  waiting: exampleInbox[1]?.waiting ?? null,
});
const answers: Answers = {
  "GET /v1/staff/support": () => ({ threads: exampleInbox }),
  "GET /threads/support": () => teresa,
  "GET /promises": () => ({
    promises: [{ _id: idOf(9), text: "Plano definitivo", dueAt: inHours(30), state: "running" }],
  }),
  "POST /read": () => ({ readByTeam: 1 }),
  "POST /draft": () => ({ savedAt: new Date(NOW).toISOString() }),
};

async function open(more: Answers = {}) {
  const server = fakeServer({ ...answers, ...more });
  await renderMember(<SupportScreen now={NOW} />, camila);
  return server;
}

const list = () => page.getByRole("navigation", { name: "Conversas do atendimento" });
const type = (keys: string) => userEvent.keyboard(keys);

describe.each([
  [1440, 900],
  [768, 1024],
  [390, 844],
])("at %i px", (width, height) => {
  test("list and thread fit, and are accessible", async () => {
    await page.viewport(width, height);
    await open();
    await expect.element(list()).toBeVisible();
    await expectAccessible();
    await list()
      .getByRole("button", { name: /Teresa Aguiar/ })
      .click();
    await expect.element(page.getByText("Meu boleto venceu, dá para gerar outro?")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|!/);
    await expectAccessible();
  });
});

test("who waits stands first with what was promised; the rest below", async () => {
  await open();
  await expect.element(page.getByText("Camila, 3 esperam resposta")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Atender" })).toBeVisible();
  const rows = [...document.querySelectorAll("[data-member]")].map((row) => row.textContent);
  expect(rows).toEqual([
    "Aline Duartevenceu há 1h0022 não lidas",
    "Teresa Aguiaraté hoje, 16h1811 não lida",
    "Bruno Tavaressem prazo",
    "PMPaulo Mendesrespondida, ontem, 08h18",
  ]);
});

test("J and K walk, Enter opens, R writes; nothing but the support thread and dates is asked for", async () => {
  const { calls } = await open();
  await expect.element(list()).toBeVisible();
  await type("jj");
  expect(document.activeElement?.getAttribute("data-member")).toBe(idOf(2));
  expect(calls.map(({ path }) => path)).toEqual(["/v1/staff/support"]);
  await type("{Enter}");
  await expect.element(page.getByText("corre, amanhã, 16h18")).toBeVisible();
  await type("r");
  await expect.element(page.getByRole("textbox", { name: "Resposta para Teresa" })).toHaveFocus();
  const asked = new Set(calls.filter(({ method }) => method === "GET").map(({ path }) => path));
  expect([...asked].sort()).toEqual([
    `/v1/staff/members/${idOf(2)}/promises`,
    `/v1/staff/members/${idOf(2)}/threads/support`,
    "/v1/staff/support",
  ]);
});

test("after an answer the next who waits is one Enter away", async () => {
  await open({
    "POST /messages": () => ({ ...teresa, messages: [...teresa.messages, fromTeam(2)], lastSeq: 2, waiting: null }),
  });
  await list()
    .getByRole("button", { name: /Teresa Aguiar/ })
    .click();
  await page.getByRole("textbox", { name: "Resposta para Teresa" }).fill("Claro, já gerei.");
  await type("{Control>}{Enter}{/Control}");
  const next = page.getByRole("button", { name: "Próxima: Aline Duarte" });
  await expect.element(next).toHaveFocus();
  await type("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Aline Duarte" })).toBeVisible();
});

test("a question for the team goes to a profession, with the note alone", async () => {
  const { calls } = await open({ "POST /hand-over": () => teresa });
  await list()
    .getByRole("button", { name: /Teresa Aguiar/ })
    .click();
  await expect.element(page.getByRole("textbox", { name: "Resposta para Teresa" })).toBeVisible();
  await type("{Escape}");
  await list()
    .getByRole("button", { name: /Teresa Aguiar/ })
    .click();
  await type("h");
  const sheet = page.getByRole("dialog", { name: "Passar adiante" });
  await expect
    .element(sheet.getByText("A equipe não lê esta conversa: só a sua nota, que a pessoa lê também.").first())
    .toBeVisible();
  await expect.poll(() => sheet.getByRole("radio").elements()).toHaveLength(2);
  await sheet.getByRole("radio", { name: /Nutrição/ }).click();
  await sheet.getByRole("textbox", { name: "Nota" }).fill("Pergunta se pode trocar o jantar.");
  await sheet.getByRole("button", { name: "Passar" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith("/hand-over"))?.body).toMatchObject({ to: "nutri" });
});

test("on a phone the thread takes the list's place, and the way back leads to its row", async () => {
  await page.viewport(390, 844);
  await open();
  await list()
    .getByRole("button", { name: /Teresa Aguiar/ })
    .click();
  await expect.element(list()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Voltar à lista" }).click();
  await expect.element(list().getByRole("button", { name: /Teresa Aguiar/ })).toHaveFocus();
});

test("nobody waits, or the list did not open: said in words", async () => {
  let isUp = false;
  await open({ "GET /v1/staff/support": () => (isUp ? { threads: [] } : refuse("internal")) });
  await expect.element(page.getByRole("alert").filter({ hasText: "As conversas não abriram." })).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByRole("heading", { name: "Ninguém esperando." })).toBeVisible();
  await expectAccessible();
});

test("who may not read the threads is told so, with the way back to the queue", async () => {
  await open({ "GET /v1/staff/support": () => refuse("staff-not-permitted") });
  await expect.element(page.getByRole("heading", { name: "Isto não abre para você." })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ir para a fila" })).toBeVisible();
  await expect.element(page.getByText("As conversas não abriram.")).not.toBeInTheDocument();
});
