import type { GuaranteeLine } from "@app/contract/guarantee";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findHiddenNumbers } from "../../app/shell/testing/find-hidden-numbers.ts";
import { endSession } from "../../identity/session/session-store.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { exampleDecision, exampleLines, exampleMeter, examplePurchase } from "./testing/example-guarantee.ts";
import { NOW, PASSWORD, startGuaranteeServer } from "./testing/guarantee-server.ts";
import { renderGuarantee } from "./testing/render-guarantee.tsx";

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
const button = (name: string | RegExp) => page.getByRole("button", { name });
const title = (name: string) => page.getByRole("heading", { level: 1, name });
/** Without what is drawn. */
const linesShown = () =>
  page
    .getByRole("region", { name: "Como você está" })
    .getByRole("listitem")
    .elements()
    .flatMap((line) => line.querySelector("p")?.textContent ?? []);
const linesWith = (changed: GuaranteeLine["code"], changes: Partial<GuaranteeLine>): GuaranteeLine[] =>
  exampleLines().map((line) => (line.code === changed ? { ...line, ...changes } : line));
const password = () => page.getByLabelText("Sua senha", { exact: true });

test.each([360, 1440])("the five lines say in words what they draw, at %i pixels", async (width) => {
  await page.viewport(width, 900);
  startGuaranteeServer();
  await renderGuarantee();
  await expect.element(title("Garantia de 30 dias")).toBeVisible();
  await expect.element(page.getByText("Dia 19 de 30. Você pode pedir até 15/12/2026.")).toBeVisible();
  expect(linesShown()).toEqual([
    "Feita anamnese no dia do acesso, prazo de 7 dias",
    "13 de 18 dias com diário faltam 5, restam 11 dias",
    "5 treinos até hoje bastavam 5, de 8 marcados",
    "2 de 3 revisões falta 1",
    "9 pesagens bastavam 6, em 3 semanas",
  ]);
  await expect.element(button("Acionar garantia")).toBeVisible();
  await expect
    .element(page.getByText("Pontilhado é onde o dia 19 pede que você esteja.", { exact: false }))
    .toBeVisible();
  expect(text()).not.toMatch(/undefined|NaN|null|CRN|CREF|!/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});

test("where numbers of the body are hidden the tape counts, and no figure of it is there", async () => {
  const lines = linesWith("G5", { have: 2, need: 3, ok: false, weeks: null, needWeeks: null });
  startGuaranteeServer({
    view: { meter: exampleMeter({ hidden: true, lines, pausedDays: 4, backDated: { diary: 2, measures: 1 } }) },
  });
  await renderGuarantee();
  await expect.element(page.getByText("medidas de cintura")).toBeVisible();
  await expect.element(page.getByText("4 dias de pausa ficaram fora da conta.")).toBeVisible();
  await expect
    .element(page.getByText("2 registros do diário e 1 medida chegaram com mais de 3 dias de atraso e não contam."))
    .toBeVisible();
  expect(text()).not.toContain("pesagens");
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
  await expectAccessible();
});

test("our lateness counts for the member, and a line says so", async () => {
  const lines = linesWith("G4", { ok: true, waived: true });
  startGuaranteeServer({ view: { meter: exampleMeter({ wereLate: true, lines, day: 30, daysLeft: 0 }) } });
  await renderGuarantee();
  await expect
    .element(page.getByText("Uma promessa nossa atrasou neste período. O que faltar conta como feito."))
    .toBeVisible();
  expect(linesShown()).toContain("2 de 3 revisões conta como feito, porque atrasamos");
  expect(linesShown()).toContain("13 de 18 dias com diário faltaram 5");
});

test("it is asked for by keyboard, with the password; a wrong one keeps the dialog, and the answer takes the focus", async () => {
  const server = startGuaranteeServer();
  await renderGuarantee();
  await expect.element(button("Acionar garantia")).toBeVisible();
  (button("Acionar garantia").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Acionar a garantia" });
  await expect
    .element(dialog)
    .toMatchTextContent(/2\.399,88 voltam inteiros no cartão final 4207, com todas as parcelas, até 04\/12\/2026/);
  await expectAccessible();

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Acionar garantia")).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  await userEvent.fill(password(), "outra");
  await userEvent.keyboard("{Enter}");
  await expect.element(password()).toHaveAccessibleDescription(/Senha incorreta/);
  server.isReachable = false;
  await userEvent.fill(password(), PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText(/Sem conexão com o servidor/)).toBeVisible();
  server.isReachable = true;
  await userEvent.click(dialog.getByRole("button", { name: "Acionar garantia" }));
  await expect.element(title("Garantia concedida.")).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  // One request, however often it was sent.
  const sent = server.sent.filter(({ request }) => request === "POST /v1/account/guarantee");
  expect(sent.map(({ body }) => body.password)).toEqual(["outra", PASSWORD]);
  expect(new Set(sent.map(({ body }) => body._id)).size).toBe(1);
  expect(sent[0]?.body.paymentId).toBe(examplePurchase().paymentId);
});

test("too early it is not decided: the page says from when, and the meter stays", async () => {
  startGuaranteeServer({
    answer: exampleDecision({ decision: "not-yet", reason: "JANELA_ABERTA", lines: null, opensOn: "2026-11-30" }),
  });
  await renderGuarantee();
  await userEvent.click(button("Acionar garantia"));
  await expect.element(page.getByText(/Antes do dia 30 a resposta costuma ser “ainda não”/)).toBeVisible();
  await userEvent.fill(password(), PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/A partir de 30\/11\/2026 a resposta sai na hora/)).toBeVisible();
  await expect.element(title("Garantia de 30 dias")).toBeVisible();
  await expect.element(button("Acionar garantia")).toBeVisible();
  await expectAccessible();
});

test("before the first plan nothing is counted, and the button is there", async () => {
  startGuaranteeServer({ view: { meter: null } });
  await renderGuarantee();
  await expect.element(page.getByText("A contagem começa no seu primeiro plano.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Responder à anamnese" })).toBeVisible();
  await expect.element(button("Acionar garantia")).toBeVisible();
  await expectAccessible();
});

test("after the last day the page says when it was, and can still be asked", async () => {
  vi.setSystemTime(Date.parse("2026-12-20T15:00:00Z"));
  startGuaranteeServer({ view: { meter: exampleMeter({ day: 30, daysLeft: 0 }) } });
  await renderGuarantee();
  await expect
    .element(page.getByText("Os 30 dias terminaram. O prazo para pedir terminou em 15/12/2026."))
    .toBeVisible();
  await expect.element(button("Acionar garantia")).toBeVisible();
});

test("an account without a purchase learns whom it is for", async () => {
  const server = startGuaranteeServer({ view: { purchase: null, meter: null } });
  await renderGuarantee();
  await expect.element(page.getByText("Ela vale para quem compra o Plano Completo.")).toBeVisible();
  await expect.element(button("Acionar garantia")).not.toBeInTheDocument();
  await expectAccessible();
  expect(server.sent).toEqual([]);
});

test("a purchase that was refunded otherwise has nothing left to ask for", async () => {
  startGuaranteeServer({ view: { purchase: examplePurchase({ refundUsed: true }) } });
  await renderGuarantee();
  await expect.element(page.getByText("O valor desta compra já foi pedido de volta.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Acompanhar a devolução" })).toBeVisible();
  await expect.element(button("Acionar garantia")).not.toBeInTheDocument();
});

test("a new purchase begins with its meter; the decision on the one before is listed", async () => {
  startGuaranteeServer({
    view: {
      purchase: examplePurchase({ paidAt: "2026-12-10T12:00:00.000Z" }),
      decisions: [exampleDecision({ at: "2026-12-01T13:02:00.000Z" })],
    },
  });
  await renderGuarantee();
  await expect.element(title("Garantia de 30 dias")).toBeVisible();
  await expect.element(page.getByText("Concedida")).toBeVisible();
  await expect.element(button("Acionar garantia")).toBeVisible();
});

test("without a connection the page says so, and opens again", async () => {
  const server = startGuaranteeServer({ isReachable: false });
  await renderGuarantee();
  await expect.element(page.getByRole("heading", { name: "Sem conexão com o servidor." })).toBeVisible();
  server.isReachable = true;
  await userEvent.click(button("Tentar de novo"));
  await expect.element(title("Garantia de 30 dias")).toBeVisible();
});
