import {
  ANNUAL_CENTS,
  choose,
  createAccount,
  currentPlan,
  identify,
  MAKE_CODE,
  payByPix,
  register,
  signIn,
  step,
  test,
} from "../../checkout.ts";
import { expect } from "../../journey.ts";

test("a new buyer gives a phone, creates an account, pays the PIX at the bank and is confirmed", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await identify(page, visitor.phone);
  await createAccount(page, visitor);
  await payByPix(page);
  await expect(step(page).getByText(`para ${visitor.email}`)).toBeVisible();
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("a buyer who has an account signs in with the password, and the plan starts at once", { tag: "@whole" }, async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await step(page).getByRole("button", { name: "Entrar com senha" }).click();
  await signIn(page, "outra-senha");
  await expect(step(page).getByLabel("Senha", { exact: true })).toHaveAccessibleDescription(
    "Email/telefone ou senha incorretos",
  );
  await signIn(page, visitor.password);
  await payByPix(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  expect(await currentPlan(page)).toBe("completo");
});

test("a buyer known by phone alone signs in, and is asked for the receipt's email", { tag: "@whole" }, async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await register(page, { ...visitor, email: "" });
  await identify(page, visitor.phone);
  await step(page).getByRole("button", { name: "Já tenho conta" }).click();
  await signIn(page, visitor.password);
  await choose(page, "PIX");

  const alert = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await step(page).getByRole("button", { name: MAKE_CODE }).click();
  expect(await alert).toBe("Por favor, preencha todos os campos obrigatórios.");
  await step(page).getByLabel("Email").fill(visitor.email);
  await payByPix(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("a sales link leads through the plans to a PIX payment", { tag: "@whole" }, async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await page.goto(`/pagamento/${await register(page, visitor)}`);
  await step(page)
    .getByRole("radio", { name: /^Semestral/ })
    .check();
  await step(page).getByRole("button", { name: "Escolher Plano" }).click();
  await payByPix(page);
  await expect(step(page).getByRole("definition").first()).toHaveText("R$ 1.560,00");
  await expectChargedOnce(visitor.email, 156_000);
});

test("a buyer from a page that advertises R$ 197,70 pays 12 × 197,70", async ({ page, visitor, expectChargedOnce }) => {
  await register(page, visitor);
  await page.goto("/lp2");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("offer"))).toBe("B");
  await identify(page, visitor.email);
  await payByPix(page);
  await expect(step(page).getByRole("definition").first()).toHaveText("R$ 2.372,40");
  await expectChargedOnce(visitor.email, 237_240);
});
