import type { GuaranteeDecision } from "@app/contract/guarantee";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findHiddenNumbers } from "../../../app/shell/testing/find-hidden-numbers.ts";
import { endSession } from "../../../identity/session/session-store.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import {
  exampleDecision,
  exampleMeter,
  exampleOffer,
  exampleRefund,
  openReview,
  refusedDecision,
  withResult,
} from "../testing/example-guarantee.ts";
import { startGuaranteeServer } from "../testing/guarantee-server.ts";
import { renderGuarantee } from "../testing/render-guarantee.tsx";

beforeEach(async () => {
  await page.viewport(360, 740);
  localStorage.clear();
  localStorage.setItem("auth", JSON.stringify({ username: "marina@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: crypto.randomUUID(), fullName: "Marina Costa" }));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T13:05:00Z") });
});
afterEach(async () => {
  await endSession({ wipe: true });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent ?? "";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const title = (name: string) => page.getByRole("heading", { level: 1, name });
const rows = () =>
  page
    .getByRole("list")
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent ?? "")
    .filter((row) => /^(Cumprido|Faltou|Resultado): /.test(row));

async function show(decision: GuaranteeDecision, hidden = false) {
  const server = startGuaranteeServer({
    view: { meter: exampleMeter({ day: 30, daysLeft: 0, hidden }), decisions: [decision] },
  });
  await renderGuarantee();
  return server;
}

test("granted: what comes back and until when, what was looked at, and both files", async () => {
  await show(exampleDecision({ refund: exampleRefund() }));
  await expect.element(title("Garantia concedida.")).toBeVisible();
  await expect.element(page.getByText("R$\u00a02.399,88")).toBeVisible();
  await expect.element(page.getByText("Crédito na fatura")).toBeVisible();
  await expect
    .element(page.getByText(/Decisão automática em 1,4 segundo, pela regra na versão 2, de 19\/11\/2026/))
    .toBeVisible();
  expect(rows()).toEqual([
    "Cumprido: Anamnesefeitano dia do acesso",
    "Cumprido: Dias com diário22 mín. 18",
    "Cumprido: Treinos9 mín. 8",
    "Cumprido: Revisões4 mín. 3",
    "Cumprido: Pesagens14 mín. 6em 4 semanas diferentes",
  ]);
  await expect.element(button("Acionar garantia")).not.toBeInTheDocument();
  expect(text()).not.toMatch(/undefined|NaN|CRN|CREF|!/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();

  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(button("Baixar a decisão (PDF)"));
  await userEvent.click(button("Baixar as provas (JSON)"));
  await vi.waitFor(() => expect(names).toEqual(["garantia-G-4K7P-19.pdf", "garantia-G-4K7P-19.json"]));
});

test("granted because we were late: nothing else was looked at", async () => {
  await show(exampleDecision({ reason: "NOS_ATRASAMOS", lines: null, refund: exampleRefund() }));
  await expect.element(page.getByText(/Quem falhou fomos nós/)).toBeVisible();
  await expect.element(page.getByText("O que conferimos")).not.toBeInTheDocument();
});

test("refused: what was missing comes first, with its days; a person looks within 72 hours", async () => {
  const server = await show(refusedDecision());
  await expect.element(title("Desta vez, a garantia não se aplica.")).toBeVisible();
  await expect.element(page.getByText(/^Faltaram 7 dias de diário e 3 treinos para o mínimo/)).toBeVisible();
  expect(rows().slice(0, 3)).toEqual([
    "Faltou: Dias com diário11 mín. 18Faltaram 7. Contamos de 01/11 a 30/11. Sem registro entre 09/11 e 18/11.",
    "Faltou: Treinos5 mín. 8Faltaram 3. Contamos de 01/11 a 30/11. O último foi em 21/11.",
    "Cumprido: Anamnesefeitano dia seguinte",
  ]);
  await expectAccessible();

  await userEvent.click(button("Discordo, quero revisão"));
  await userEvent.fill(page.getByLabelText("O que a conta não viu? (opcional)"), "  Treinei na praça.  ");
  await expectAccessible();
  await userEvent.click(button("Enviar para revisão"));
  await expect.element(page.getByText("A resposta vem até 04/12/2026, 10h05, aqui e por email.")).toBeVisible();
  await expect.element(button("Discordo, quero revisão")).not.toBeInTheDocument();
  expect(server.sent.at(-1)?.body).toEqual({ text: "Treinei na praça." });
});

test("a review needs no words, and its answer changes the page", async () => {
  const server = await show(refusedDecision());
  await userEvent.click(button("Discordo, quero revisão"));
  await userEvent.click(button("Enviar para revisão"));
  await expect.element(page.getByText("Uma pessoa está lendo")).toBeVisible();
  expect(server.sent.at(-1)?.body).toEqual({ text: "" });
});

test.each([
  ["granted", "Garantia concedida.", exampleRefund()],
  ["refused", "Desta vez, a garantia não se aplica.", null],
] as const)("a person's answer: %s, with the words", async (outcome, name, refund) => {
  await show(refusedDecision({ refund, review: { ...openReview(), outcome, answer: "Li tudo, e conferi as datas." } }));
  await expect.element(title(name)).toBeVisible();
  await expect.element(page.getByText("Li tudo, e conferi as datas.")).toBeVisible();
  await expect.element(button("Discordo, quero revisão")).not.toBeInTheDocument();
  await expectAccessible();
});

test("refused for not following: thirty free days, accepted with one button", async () => {
  const server = await show(refusedDecision({ offer: exampleOffer() }));
  await expect.element(page.getByRole("heading", { name: "30 dias grátis para tentar de novo" })).toBeVisible();
  await expect.element(page.getByText(/A oferta fica aberta até 31 de dezembro/)).toBeVisible();
  await expect.element(page.getByText(/A garantia é da compra e não recomeça com eles/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();

  await userEvent.click(button("Quero os 30 dias"));
  const accepted = page.getByRole("heading", { name: "Os seus 30 dias estão valendo" });
  await expect.element(accepted).toBeVisible();
  await expect.element(accepted).toHaveFocus();
  await expect.element(page.getByText(/O acesso ao plano agora vai até 1º de dezembro de 2027/)).toBeVisible();
  await expect.element(button("Quero os 30 dias")).not.toBeInTheDocument();
  await expect.element(button("Discordo, quero revisão")).toBeVisible();
  expect(server.sent.map(({ request }) => request.split("/").at(-1))).toEqual(["offer"]);
  expect(text()).not.toMatch(/undefined|NaN|CRN|CREF|!/);
  await expectAccessible();
});

test("an offer that is over says so, and the page stays", async () => {
  const server = await show(refusedDecision({ offer: exampleOffer() }));
  server.isOffered = false;
  await userEvent.click(button("Quero os 30 dias"));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(button("Discordo, quero revisão")).toBeVisible();
});

test("refused because of a result: the figure, or words where figures are hidden", async () => {
  await show(withResult());
  await expect.element(page.getByText(/a conta mostra resultado/)).toBeVisible();
  expect(rows()[0]).toMatch(/^Resultado: Cintura2,4\u00a0cmÉ o que mudou, no mínimo, entre 01\/11 e 30\/11/);
});

test("refused because of a result, with hidden numbers", async () => {
  await show(withResult(), true);
  await expect.element(page.getByText(/Mudou mais do que o mínimo da regra entre 01\/11 e 30\/11/)).toBeVisible();
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
});

test("refused because it was too late names the last day", async () => {
  const late = { ...refusedDecision().reasons[0]!, code: "PRAZO", to: "2026-12-15" };
  await show(refusedDecision({ reason: "PRAZO", lines: null, reasons: [late] }));
  await expect.element(page.getByText(/^O pedido podia ser feito até 15\/12\/2026/)).toBeVisible();
  await expect.element(button("Discordo, quero revisão")).toBeVisible();
});

const choice = () =>
  exampleDecision({
    decision: "choice",
    reason: "GRAVIDEZ",
    lines: null,
    choices: ["retomar-depois", "reembolso-de-cortesia"],
  });

test("two ways are open, and no count beside them; to resume later is one tap", async () => {
  const server = await show(choice());
  await expect.element(title("Você escolhe.")).toBeVisible();
  await expect.element(page.getByText("Como você está")).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(button("Prefiro retomar depois"));
  await expect.element(title("Combinado, fica para depois.")).toHaveFocus();
  expect(server.sent.at(-1)?.body).toEqual({ choice: "retomar-depois" });
});

test("the way that ends the plan asks once more", async () => {
  const server = await show(choice());
  await userEvent.click(button("Prefiro a devolução"));
  await userEvent.click(button("Pensar mais"));
  expect(server.sent).toEqual([]);
  await userEvent.click(button("Prefiro a devolução"));
  await userEvent.click(button("Sim, devolver"));
  await expect.element(title("Garantia concedida.")).toBeVisible();
  await expect
    .element(page.getByText("Você escolheu a devolução, sem condição nenhuma. Devolvemos tudo."))
    .toBeVisible();
  await expectAccessible();
});

test("a person decides: who, until when, and nothing changes meanwhile", async () => {
  await show(exampleDecision({ decision: "human", reason: "UMA_POR_PESSOA", lines: null, review: openReview() }));
  await expect.element(title("Uma pessoa vai olhar.")).toBeVisible();
  await expect.element(page.getByText("A resposta vem até 04/12/2026, 10h05, aqui e por email.")).toBeVisible();
  expect(text()).not.toContain("Decisão automática");
  await expectAccessible();
});

test("a request that goes to a person is not explained with an accusation", async () => {
  await show(exampleDecision({ decision: "human", reason: "SINAIS_DE_FRAUDE", lines: null, review: openReview() }));
  await expect
    .element(page.getByText("Este pedido não sai no automático: uma pessoa da equipe decide em até 72 horas."))
    .toBeVisible();
  expect(text()).not.toMatch(/fraude|suspeit|sinal|sinais|contesta/i);
});

test("earlier requests stay readable, each with its files", async () => {
  startGuaranteeServer({
    view: {
      decisions: [
        refusedDecision(),
        exampleDecision({
          _id: "00000000-0000-4000-8000-0000000000d2",
          referenceNumber: "G-1111-22",
          decision: "not-yet",
          at: "2026-11-12T13:00:00.000Z",
        }),
      ],
    },
  });
  await renderGuarantee();
  await expect.element(page.getByText("Ainda não dava para decidir")).toBeVisible();
  await expect.element(page.getByText("Protocolo G-1111-22, de 12/11/2026.")).toBeVisible();
  expect(button("Baixar a decisão (PDF)").elements()).toHaveLength(2);
});
