import {
  CARDS,
  capturedCents,
  choose,
  expectConfirmed,
  fillCard,
  identify,
  press,
  register,
  step,
} from "../checkout.ts";
import { expect, test } from "../journey.ts";

const TOTAL = 239_988;
const PAY = /^Pagar R\$/;

test.beforeEach(async ({ page, visitor }) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "Cartão de crédito");
});

test("a card in 12x is confirmed at once and charged exactly once", async ({ page }) => {
  await fillCard(page, CARDS.approved);
  const { _id } = await press(page, PAY);
  await expectConfirmed(page);
  expect(await capturedCents(_id)).toBe(TOTAL);
  await page.reload();
  await expectConfirmed(page);
});

test("twenty presses are one payment", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("payment/by-email") && sent.push(request.url()));
  await fillCard(page, CARDS.approved);
  const button = step(page).getByRole("button", { name: PAY });
  await button.evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) element.click();
  });
  await expectConfirmed(page);
  expect(sent).toHaveLength(1);
});

test("a declined card is explained, keeps what was typed, and another card passes", async ({ page }) => {
  await fillCard(page, CARDS.declined);
  await step(page).getByRole("button", { name: PAY }).click();
  await expect(step(page).getByRole("alert")).toContainText("Erro ao processar pagamento: ");
  await expect(step(page).getByLabel("CPF ou CNPJ")).toHaveValue("529.982.247-25");

  await step(page).getByRole("button", { name: "Usar outro cartão" }).click();
  await expect(step(page).getByLabel("Número do cartão")).toBeFocused();
  await step(page).getByLabel("Número do cartão").fill(CARDS.approved);
  const { _id } = await press(page, PAY);
  await expectConfirmed(page);
  expect(await capturedCents(_id)).toBe(TOTAL);
});

test("after a declined card PIX is one press away, at the same price", async ({ page }) => {
  await fillCard(page, CARDS.declined);
  await step(page).getByRole("button", { name: PAY }).click();
  await step(page).getByRole("button", { name: "Pagar com PIX pelo mesmo preço" }).click();
  await expect(step(page).getByRole("radio", { name: /^PIX/ })).toBeChecked();
  await press(page, /^Gerar código PIX/);
  await expect(step(page).getByRole("button", { name: "Copiar código PIX" })).toBeVisible();
});

test("an answer lost on the way is asked for again with the same key", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let lost = false;
  await page.route(/payment\/by-email$/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await fillCard(page, CARDS.approved);
  await step(page).getByRole("button", { name: PAY }).click();
  await expect(step(page).getByRole("alert")).toContainText("entre em contato com o suporte");
  const { _id } = await press(page, PAY);
  await expectConfirmed(page);
  expect(new Set(keys).size).toBe(1);
  expect(await capturedCents(_id)).toBe(TOTAL);
});
