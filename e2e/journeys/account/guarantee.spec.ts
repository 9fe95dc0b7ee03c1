import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import { register } from "../../checkout.ts";
import { capturedCharges } from "../../gateway.ts";
import { answerAll, plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { openAccount, signInToApp } from "../../member.ts";

test("a member sees the meter from the first day on, asks too early, and nothing is lost", { tag: "@whole" }, async ({
  page,
  visitor,
}) => {
  // axe checks three screens.
  test.slow();
  await register(page, visitor);
  const { paymentId } = await buyPlan(page, visitor);
  await answerAll(page, visitor, plainAnswers);
  await signInToApp(page, visitor);
  await openAccount(page);
  await page.getByRole("link", { name: "Ver a garantia" }).click();

  const meter = page.getByRole("region", { name: "Como você está" });
  await expect(page.getByRole("heading", { level: 1, name: "Garantia de 30 dias" })).toBeVisible();
  await expect(meter.getByText(/^Dia 1 de 30\./)).toBeVisible();
  await expect(meter.getByRole("listitem").filter({ hasText: "anamnese" })).toContainText("Feita");
  await expect(meter.getByRole("listitem").filter({ hasText: "dias com diário" })).toContainText("0 de 18");
  await expectAccessible(page, "meter");

  await meter.getByRole("button", { name: "Acionar garantia" }).click();
  const dialog = page.getByRole("dialog", { name: "Acionar a garantia" });
  await dialog.getByLabel("Sua senha", { exact: true }).fill("outra-senha");
  await dialog.getByRole("button", { name: "Acionar garantia" }).click();
  await expect(dialog).toContainText("Senha incorreta");
  await expectAccessible(page, "guarantee refused without password");
  await dialog.getByLabel("Sua senha", { exact: true }).fill(visitor.password);
  await dialog.getByRole("button", { name: "Acionar garantia" }).click();

  await expect(page.getByText("Ainda não dá para decidir.")).toBeVisible();
  await expect(page.getByText(/^Os dias ainda estão correndo/)).toContainText(/Protocolo \S+/);
  await expect(meter.getByRole("button", { name: "Acionar garantia" })).toBeVisible();
  await expectAccessible(page, "not yet");
  expect(await capturedCharges([paymentId])).toHaveLength(1);

  await page.reload();
  await expect(page.getByText("Ainda não dá para decidir.")).toBeVisible();
});
