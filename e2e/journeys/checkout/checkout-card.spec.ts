import {
  ANNUAL_CENTS,
  CARDS,
  choose,
  countPayments,
  createAccount,
  expectConfirmed,
  fillCard,
  identify,
  PAY,
  payByPix,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { capturedCharges } from "../../gateway.ts";
import { expect } from "../../journey.ts";

test("a new buyer creates an account and pays by card in 12x", async ({ page, visitor, expectChargedOnce }) => {
  await identify(page, visitor.email);
  await createAccount(page, visitor);
  await choose(page, "Cartão de crédito");
  await fillCard(page, CARDS.approved);
  await expect(step(page).getByLabel("Parcelas")).toHaveValue("12");
  const { _id } = await submitPayment(page, PAY);
  await expectConfirmed(page);
  expect(await capturedCharges([_id])).toEqual([{ cents: ANNUAL_CENTS, parts: 12 }]);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test.describe("a buyer known by email", () => {
  test.beforeEach(async ({ page, visitor }) => {
    await register(page, visitor);
    await identify(page, visitor.email);
    await choose(page, "Cartão de crédito");
  });

  test("twenty clicks make one payment", async ({ page, visitor, expectChargedOnce }) => {
    const sent = countPayments(page);
    await fillCard(page, CARDS.approved);
    const button = step(page).getByRole("button", { name: PAY });
    await button.evaluate((element: HTMLButtonElement) => {
      for (let times = 0; times < 20; times += 1) element.click();
    });
    await expectConfirmed(page);
    expect(sent()).toBe(1);
    await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  });

  test("a declined card is explained, the form keeps its values, and another card is approved", async ({
    page,
    visitor,
    expectChargedOnce,
  }) => {
    await fillCard(page, CARDS.declined);
    await submitPayment(page, PAY);
    await expect(step(page).getByRole("alert")).toContainText("Erro ao processar pagamento: ");
    await expect(step(page).getByLabel("CPF ou CNPJ")).toHaveValue("529.982.247-25");

    await step(page).getByRole("button", { name: "Usar outro cartão" }).click();
    await expect(step(page).getByLabel("Número do cartão")).toBeFocused();
    await step(page).getByLabel("Número do cartão").fill(CARDS.approved);
    await submitPayment(page, PAY);
    await expectConfirmed(page);
    await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  });

  test("after a declined card one click switches to PIX, at the same price", async ({
    page,
    visitor,
    expectChargedOnce,
  }) => {
    await fillCard(page, CARDS.declined);
    await submitPayment(page, PAY);
    await step(page).getByRole("button", { name: "Pagar com PIX pelo mesmo preço" }).click();
    await expect(step(page).getByRole("radio", { name: /^PIX/ })).toBeChecked();
    await payByPix(page);
    await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  });

  test("a payment whose response was lost is retried with the same idempotency key", async ({
    page,
    visitor,
    expectChargedOnce,
  }) => {
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
    await submitPayment(page, PAY);
    await expectConfirmed(page);
    expect(new Set(keys).size).toBe(1);
    await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  });
});
