import { capturedCents, choose, expectConfirmed, identify, payAtTheBank, press, register, step } from "../checkout.ts";
import { expect, test } from "../journey.ts";

const TOTAL = 239_988;
const seeAgain = () => document.dispatchEvent(new Event("visibilitychange"));

test("a new buyer creates an account, pays the PIX at the bank and is confirmed", async ({ page, visitor }) => {
  await identify(page, visitor.phone);
  await step(page).getByLabel("Nome completo").fill(visitor.fullName);
  await step(page).getByLabel("Email (opcional)").fill(visitor.email);
  await step(page).getByLabel("Senha", { exact: true }).fill(visitor.password);
  await step(page).getByLabel("Confirmar senha").fill(visitor.password);
  await step(page).getByRole("button", { name: "Criar conta" }).click();
  await choose(page, "PIX");
  const { _id, gatewayId } = await press(page, /^Gerar código PIX/);
  await expect(step(page).getByRole("button", { name: "Copiar código PIX" })).toBeVisible();
  await expect(step(page).getByText("Aguardando confirmação do pagamento...")).toBeVisible();

  await payAtTheBank(gatewayId);
  await expect.poll(() => capturedCents(_id)).toBe(TOTAL);
  await expect
    .poll(async () => {
      await page.evaluate(seeAgain);
      return page.getByRole("heading", { name: "Pagamento confirmado!" }).isVisible();
    })
    .toBe(true);
  await expectConfirmed(page);
});

test("reload and the browser's back keep the buyer's place at every step", async ({ page, visitor }) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "PIX");
  await page.reload();
  await expect(step(page).getByRole("radio", { name: /^PIX/ })).toBeChecked();

  await press(page, /^Gerar código PIX/);
  const copy = step(page).getByRole("button", { name: "Copiar código PIX" });
  await expect(copy).toBeVisible();
  await page.reload();
  await expect(copy).toBeVisible();

  await page.goBack();
  await expect(step(page).getByRole("button", { name: /^Gerar código PIX/ })).toBeVisible();
  await page.goBack();
  await expect(step(page).getByLabel("Email ou telefone")).toHaveValue(visitor.email);
});

test("a link of the sales team leads through the plans to a PIX", async ({ page, visitor }) => {
  await page.goto(`/pagamento/${await register(page, visitor)}`);
  await step(page)
    .getByRole("radio", { name: /^Semestral/ })
    .check();
  await step(page).getByRole("button", { name: "Escolher Plano" }).click();
  await choose(page, "PIX");
  await expect(step(page).getByText("R$ 1.560,00").first()).toBeAttached();
  await press(page, /^Gerar código PIX/);
  await expect(step(page).getByRole("button", { name: "Copiar código PIX" })).toBeVisible();
});

test("who came from a page advertising R$ 197,70 pays 12 × 197,70", async ({ page, visitor }) => {
  await register(page, visitor);
  await page.goto("/lp2");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("offer"))).toBe("B");
  await identify(page, visitor.email);
  await choose(page, "PIX");
  const { _id, gatewayId } = await press(page, /^Gerar código PIX/);
  await expect(step(page).getByText("R$ 2.372,40").last()).toBeVisible();
  await payAtTheBank(gatewayId);
  await expect.poll(() => capturedCents(_id)).toBe(237_240);
});
