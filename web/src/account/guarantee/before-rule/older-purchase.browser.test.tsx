import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession } from "../../../identity/session/session-store.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { examplePurchase } from "../testing/example-guarantee.ts";
import { NOW, PASSWORD, startGuaranteeServer } from "../testing/guarantee-server.ts";
import { renderGuarantee } from "../testing/render-guarantee.tsx";

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

const button = (name: string) => page.getByRole("button", { name });
const { paymentId, preview } = examplePurchase();
const conditions = [
  { key: "in-time", text: "Pedir em até 30 dias da compra", state: "met", reason: "Faltam 11 dias." },
  { key: "followed", text: "Seguir a dieta e os treinos", state: "unverified", reason: "Você confirma no pedido." },
];

const start = (review: unknown) =>
  startGuaranteeServer({
    view: { purchase: examplePurchase({ ruleVersion: null }) },
    payment: { _id: paymentId, preview, pix: null, guarantee: { conditions, review, answers: [] } },
  });

test("bought before the rule: the better of both counts, and the request has the terms of the purchase", async () => {
  start(null);
  await renderGuarantee();
  await expect.element(page.getByText("Você comprou antes desta regra.")).toBeVisible();
  await expect.element(page.getByText(/a que for melhor para você/)).toBeVisible();
  await expect.element(page.getByText("Pedir em até 30 dias da compra")).toBeVisible();
  await expect.element(page.getByText("dias com diário")).toBeVisible();
  await expectAccessible();
  await userEvent.click(button("Acionar garantia"));
  await expect.element(page.getByLabelText("Segui a dieta e os treinos do plano")).toBeVisible();
  await expect
    .element(page.getByRole("dialog"))
    .toMatchTextContent(/2\.399,88 voltam inteiros no cartão final 4207, com todas as parcelas, até 04\/12\/2026/);
  await expectAccessible();
});

test("granted by the terms of the purchase: the answer stays, while the screen behind has changed", async () => {
  const server = start(null);
  await renderGuarantee();
  await userEvent.click(button("Acionar garantia"));
  await userEvent.click(page.getByLabelText("Segui a dieta e os treinos do plano"));
  await userEvent.click(page.getByLabelText("Não tive resultado"));
  await userEvent.fill(page.getByLabelText("Sua senha", { exact: true }), PASSWORD);
  server.view = { ...server.view, purchase: examplePurchase({ ruleVersion: null, refundUsed: true }), meter: null };
  await userEvent.click(button("Pedir a garantia"));
  await expect.element(page.getByRole("dialog", { name: "Garantia aceita." })).toBeVisible();
  await expect.element(page.getByText("O valor desta compra já foi pedido de volta.")).toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Garantia aceita." }).getByText("G-4K7P-19")).toBeVisible();
});

test("a claim that waits for a person says until when, and is not made twice", async () => {
  start({ referenceNumber: "G-9", at: "2026-11-18T13:00:00.000Z", answerBy: "2026-11-21T13:00:00.000Z" });
  await renderGuarantee();
  await expect.element(page.getByText(/Uma pessoa da equipe responde por email até 21\/11\/2026, 10h00/)).toBeVisible();
  await expect.element(button("Acionar garantia")).not.toBeInTheDocument();
});
