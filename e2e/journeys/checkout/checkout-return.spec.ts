import type { Page } from "@playwright/test";
import {
  ANNUAL_CENTS,
  CARDS,
  choose,
  copyButton,
  countPayments,
  createAccount,
  expectConfirmed,
  expectConfirmedOnReturn,
  fillAccount,
  fillCard,
  identify,
  MAKE_CODE,
  PAY,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { payAtTheBank } from "../../gateway.ts";
import { expect } from "../../journey.ts";

// Each journey goes through the whole checkout, and through parts of it twice.

const field = (page: Page, label: string) => step(page).getByLabel(label, { exact: true });
const makeCode = (page: Page) => step(page).getByRole("button", { name: MAKE_CODE });
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("reload and back at every step of a new buyer lose nothing but the password", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await identify(page, visitor.email);
  await fillAccount(page, visitor);
  await page.reload();
  await expect(field(page, "Nome completo")).toHaveValue(visitor.fullName);
  await expect(field(page, "Email (opcional)")).toHaveValue(visitor.email);
  await expect(field(page, "Senha")).toHaveValue("");
  await page.goBack();
  await expect(field(page, "Email ou telefone")).toHaveValue(visitor.email);
  await page.reload();
  await expect(field(page, "Email ou telefone")).toHaveValue(visitor.email);
  await step(page).getByRole("button", { name: "Continuar" }).click();
  await expect(field(page, "Nome completo")).toHaveValue(visitor.fullName);
  await createAccount(page, visitor);

  await choose(page, "PIX");
  await page.reload();
  await expect(step(page).getByRole("radio", { name: /^PIX/ })).toBeChecked();
  await page.goBack();
  await step(page).getByRole("button", { name: "Pagar com PIX" }).click();
  await submitPayment(page, MAKE_CODE);
  const code = await field(page, "PIX copia e cola").inputValue();
  await page.reload();
  await expect(field(page, "PIX copia e cola")).toHaveValue(code);
  await page.goBack();
  await expect(makeCode(page)).toBeVisible();

  const { gatewayId } = await submitPayment(page, MAKE_CODE);
  await payAtTheBank(gatewayId);
  await expectConfirmedOnReturn(page);
  const sent = countPayments(page);
  await page.reload();
  await expectConfirmed(page);
  await page.goBack();
  await expectConfirmed(page);
  expect(sent()).toBe(0);
  expect(await storageOf(page)).not.toContain(visitor.password);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("reload and back at the card step keep the holder's data and never the card", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "Cartão de crédito");
  await fillCard(page, CARDS.declined);
  await submitPayment(page, PAY);
  await expect(step(page).getByRole("alert")).toBeVisible();
  expect(await storageOf(page)).not.toMatch(/5184 ?0197 ?4037 ?3151/);

  await page.reload();
  await expect(field(page, "Número do cartão")).toHaveValue("");
  await expect(field(page, "CCV")).toHaveValue("");
  await expect(field(page, "CPF ou CNPJ")).toHaveValue("529.982.247-25");
  await page.goBack();
  await expect(field(page, "Email ou telefone")).toHaveValue(visitor.email);
  await step(page).getByRole("button", { name: "Continuar" }).click();
  await expect(field(page, "CEP")).toHaveValue("01310-100");

  await fillCard(page, CARDS.approved);
  await submitPayment(page, PAY);
  await expectConfirmed(page);
  await expect.poll(() => storageOf(page)).not.toMatch(/529\.982\.247-25|01310-100/);
  const sent = countPayments(page);
  await page.reload();
  await expectConfirmed(page);
  await page.goBack();
  await expectConfirmed(page);
  expect(sent()).toBe(0);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("back from the PIX code of a sales link leads to the plans, and the newly chosen cycle is charged", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await page.goto(`/pagamento/${await register(page, visitor)}`);
  const plan = (name: RegExp) => step(page).getByRole("radio", { name });
  await plan(/^Semestral/).check();
  await step(page).getByRole("button", { name: "Escolher Plano" }).click();
  await choose(page, "PIX");
  await submitPayment(page, MAKE_CODE);
  await expect(copyButton(page)).toBeVisible();
  await page.reload();
  await expect(copyButton(page)).toBeVisible();

  await step(page).getByRole("button", { name: "Voltar" }).click();
  await expect(makeCode(page)).toBeVisible();
  await step(page).getByRole("button", { name: "Voltar" }).click();
  await expect(plan(/^Semestral/)).toBeChecked();
  await plan(/^Mensal/).check();
  await step(page).getByRole("button", { name: "Escolher Plano" }).click();
  const { gatewayId } = await submitPayment(page, MAKE_CODE);
  await payAtTheBank(gatewayId);
  await expectConfirmedOnReturn(page);
  await expectChargedOnce(visitor.email, 40_000);
});
