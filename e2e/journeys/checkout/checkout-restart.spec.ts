import {
  ANNUAL_CENTS,
  choose,
  copyButton,
  expectConfirmedInTime,
  MAKE_CODE,
  register,
  step,
  submitPayment,
} from "../../checkout.ts";
import { payAtTheBank } from "../../gateway.ts";
import { expect } from "../../journey.ts";
import { test } from "../../second-node.ts";

// Starts an API node twice.

test("the page keeps polling through a restart of its API, and confirms the PIX payment", { tag: "@whole" }, async ({
  page,
  visitor,
  secondNode,
  expectChargedOnce,
}) => {
  await register(page, visitor);
  await page.goto(`${secondNode.url}/pagamento?plano=completo&ciclo=annual`);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await step(page).getByLabel("Email ou telefone").fill(visitor.email);
  await choose(page, "PIX");
  await page.clock.install();
  const { gatewayId } = await submitPayment(page, MAKE_CODE);
  await expect(step(page).getByText("Aguardando confirmação do pagamento...")).toBeVisible();

  await secondNode.kill();
  await page.clock.runFor(20_500);
  await expect(step(page).getByText("Erro ao verificar pagamento. Tentando novamente...")).toBeVisible();
  await expect(copyButton(page)).toBeVisible();
  await payAtTheBank(gatewayId);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);

  await secondNode.start();
  await expectConfirmedInTime(page);
});
