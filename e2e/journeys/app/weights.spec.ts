import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { workerIsReady } from "../../app-worker.ts";
import { createVisitor, expect, test } from "../../journey.ts";
import { becomeMember, keepOnDevice, startSession } from "../../member.ts";
import { allowHealthData, logWeight, storedWeights } from "../../weights.ts";

const copyQuestion = (page: Page) => page.getByRole("heading", { name: "Guardar neste aparelho?" });

test("the first weight asks for the consent, and once logged whether to keep a copy on this device", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  const accountId = await becomeMember(page, visitor);
  await page.goto("/app/evolucao/peso");
  await expect(page.getByText(/^Autorizo usar peso/)).toContainText("Nunca para anúncios.");
  await expectAccessible(page, "consent");
  await page.getByRole("button", { name: "Autorizar" }).click();
  await expect(page.getByRole("heading", { name: "Comece com um peso, quando quiser." })).toBeVisible();
  await expect(copyQuestion(page)).toBeHidden();

  await page.getByLabel("Peso", { exact: true }).fill("820");
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByLabel("Peso", { exact: true })).toHaveAccessibleDescription(/de 20 a 400 kg/);
  await logWeight(page, "82,4");
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.40"]);
  await expect(copyQuestion(page)).toBeVisible();
  await expectAccessible(page, "weights");
  await page.getByRole("button", { name: "Não guardar" }).click();
  await expect(page.getByText("na sua conta", { exact: false })).toBeFocused();

  await keepOnDevice(page);
  await page.goto("/app/evolucao/peso");
  await expect(page.getByRole("button", { name: /^Editar 82,4/ })).toBeVisible();
  await expect(copyQuestion(page)).toBeHidden();
});

test("a weight is corrected, deleted and brought back", { tag: ["@phone", "@whole"] }, async ({ page, visitor }) => {
  test.slow();
  const accountId = await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/evolucao/peso");
  await logWeight(page, "82,4");
  await page.getByRole("button", { name: /^Editar 82,4/ }).click();
  const dialog = page.getByRole("dialog", { name: "Editar o peso" });
  await dialog.getByLabel("Peso", { exact: true }).fill("81.9");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect.poll(() => storedWeights(accountId)).toEqual(["81.90"]);

  await page.getByRole("button", { name: /^Editar 81,9/ }).click();
  await dialog.getByRole("button", { name: "Apagar" }).click();
  await expect(page.getByText("81,9 kg apagados.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("button", { name: /^Editar 81,9/ })).toBeVisible();
});

test("two devices that corrected the same weight without a network agree, and the lost value is offered", {
  tag: ["@phone", "@worker"],
}, async ({ page, browser, visitor }) => {
  test.slow();
  const accountId = await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/evolucao/peso");
  await logWeight(page, "82,4");
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.40"]);
  const other = await (await browser.newContext()).newPage();
  await startSession(other, visitor);
  await other.goto("/app/evolucao/peso");
  await expect(other.getByRole("button", { name: /^Editar 82,4/ })).toBeVisible();

  for (const [device, kg] of [
    [other, "82,9"],
    [page, "82,1"],
  ] as const) {
    await device.context().setOffline(true);
    await device.getByRole("button", { name: /^Editar 82,4/ }).click();
    const dialog = device.getByRole("dialog", { name: "Editar o peso" });
    await dialog.getByLabel("Peso", { exact: true }).fill(kg);
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(device.getByText("1 item ainda só nesta tela.")).toBeVisible();
  }
  await other.context().setOffline(false);
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.90"]);
  await page.context().setOffline(false);
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.10"]);

  await expect(page.getByText("Outro aparelho registrou 82,9 kg.")).toBeVisible();
  await page.getByRole("button", { name: "Usar esse valor" }).click();
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.90"]);
  await expect(page.getByText("Outro aparelho registrou")).toBeHidden();
});

test("without a copy on the device, an entry that is not sent warns before the page closes", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  const accountId = await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/evolucao/peso");
  await logWeight(page, "82,4");
  await page.getByRole("button", { name: "Não guardar" }).click();
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.40"]);

  await context.setOffline(true);
  await logWeight(page, "82,2");
  await expect(page.getByText("1 item ainda só nesta tela.")).toBeVisible();
  const warned = page.waitForEvent("dialog");
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await leaving;

  // The member stayed: the network comes back, and nothing is lost.
  await context.setOffline(false);
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.40", "82.20"]);
  await expect(page.getByText("ainda só nesta tela")).toBeHidden();
});

test("in airplane mode three weights survive a closed app and arrive once each, in order", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, visitor }) => {
  test.slow();
  const accountId = await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await keepOnDevice(page);
  await page.goto("/app/evolucao/peso");
  await workerIsReady(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Comece com um peso, quando quiser." })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  for (const kg of ["82,6", "82,4", "82,3"]) await logWeight(page, kg);
  await expect(page.getByText("3 itens ainda só neste aparelho")).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto("/app/evolucao/peso");
  await expect(again.getByText("3 itens ainda só neste aparelho")).toBeVisible();
  await expect(again.getByRole("button", { name: /^Editar 82,6/ })).toBeVisible();

  // What the closing page sent may have passed the emulated airplane mode: whether it did or not, each is stored once.
  await context.setOffline(false);
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.60", "82.40", "82.30"]);
  await expect(again.getByText("ainda só neste aparelho")).toBeHidden();
});

test("signing out deletes the copy on the device, and another account sees nothing of it", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/evolucao/peso");
  await logWeight(page, "83,7");
  await page.getByRole("button", { name: "Guardar neste aparelho" }).click();
  await expect(copyQuestion(page)).toBeHidden();
  await expect(page.getByText("ainda só neste aparelho")).toBeHidden();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toHaveLength(1);

  await page.goto("/app/conta");
  await page.getByRole("button", { name: /^Sair do / }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await databases()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("device-copy"))).toBeNull();

  const second = createVisitor();
  await becomeMember(page, second);
  await allowHealthData(page, second);
  await page.goto("/app/evolucao/peso");
  await expect(page.getByRole("heading", { name: "Comece com um peso, quando quiser." })).toBeVisible();
  await expect(page.getByText("83,7")).toBeHidden();
});

test("withdrawing the consent asks, erases the weights here and on the server, and is in the history", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.slow();
  const accountId = await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/evolucao/peso");
  await logWeight(page, "82,4");
  await page.getByRole("button", { name: "Guardar neste aparelho" }).click();
  await expect.poll(() => storedWeights(accountId)).toEqual(["82.40"]);

  await page.goto("/app/dados/consentimentos");
  await expect(page.getByText(/^Você autorizou em/)).toBeVisible();
  await page.getByRole("button", { name: "Retirar a autorização" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Retirar a autorização?" });
  await expect(dialog).toContainText("são apagados agora");
  await dialog.getByRole("button", { name: "Retirar e apagar" }).click();
  await expect(page.getByText(/^Você retirou a autorização em/)).toBeVisible();
  await expect(page.getByText("Dados de saúde: não")).toBeVisible();
  await expectAccessible(page, "health consent");
  expect(await storedWeights(accountId)).toEqual([]);

  await page.getByRole("link", { name: "Ler e decidir em Evolução" }).click();
  await expect(page.getByText("Você retirou a autorização", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Autorizar" })).toBeVisible();
});
