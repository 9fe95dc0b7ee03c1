import { expect, test } from "../../journey.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript all content is readable and the anchors work", async ({ page }) => {
  await page.goto("/");
  for (const name of [
    "Três cabeças cuidando de um plano só. O seu.",
    "Quem cuida de você tem nome e registro.",
    "Comece de graça. Fique porque funciona.",
    "Antes de começar",
    "Para ler no ônibus",
  ])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  // Playwright's text selectors ignore <noscript>; role selectors do not.
  await expect(page.getByRole("heading", { name: "Caminhar conta como treino?" })).toBeVisible();
  await expect(page.getByText("Comece Agora").first()).toBeVisible();
  await page.getByRole("link", { name: "Ver Como Funciona" }).click();
  await expect(page).toHaveURL(/#como-funciona$/);
  await expect(page.locator("#como-funciona")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Baixar o app" })).toHaveCount(0);
});

test("without JavaScript the questions open one at a time and the cycles show their price", {
  tag: ["@phone", "@whole"],
}, async ({ page }) => {
  await page.goto("/");
  const question = page.getByText("Dá para treinar sem academia?");
  await question.click();
  await expect(page.getByText("Mochila, garrafa e toalha viram equipamento.")).toBeVisible();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await question.click();
  await expect(page.locator("details[open]")).toHaveCount(0);

  const plans = page.locator("#start");
  await expect(plans.getByText("R$ 199,99", { exact: true })).toBeVisible();
  await plans.getByRole("radio", { name: "Semestral" }).check();
  await expect(plans.getByText("R$ 260,00", { exact: true })).toBeVisible();
  await expect(plans.getByText("35% OFF")).toBeVisible();
  await expect(plans.getByText("RECOMENDADO")).toBeHidden();
});
