import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember } from "../../member.ts";
import { allowHealthData } from "../../weights.ts";

const PF = "PF com 2 conchas de feijão, arroz e bife, mais farofa da dona Cida";

test("a plate in one sentence: the unknown is found, and the day has the sum", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  test.slow();
  await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/diario");
  await page.getByRole("link", { name: "O que você comeu?" }).click();
  const sentence = page.getByRole("textbox", { name: "O que você comeu" });
  await sentence.fill(PF);
  await expect(page.getByText("4 alimentos entendidos, 1 a procurar")).toBeAttached();
  await expectAccessible(page, "sentence");

  await page.getByRole("button", { name: "Achar farofa da dona Cida" }).click();
  await page.getByRole("searchbox", { name: "Buscar alimento" }).fill("farofa");
  await page
    .getByRole("button", { name: /^Somar farofa/ })
    .first()
    .click();
  await expect(sentence).toHaveValue(PF);
  await expect(page.getByText("5 alimentos entendidos", { exact: true })).toBeAttached();

  const total = await page.getByRole("region", { name: "Total" }).locator("b").innerText();
  await page.getByRole("button", { name: /^Registrar / }).click();
  const meals = page.getByRole("region", { name: "Refeições" });
  await expect(meals.getByText("Feijão carioca")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(total);
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
});

test("a food that the table does not have is made from the search", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  test.slow();
  await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await page.goto("/app/diario");
  await page.getByRole("link", { name: "Buscar" }).click();
  await page.getByRole("searchbox", { name: "Buscar alimento" }).fill("bolo da tia nena");
  await page.getByRole("button", { name: "Não achei: criar “bolo da tia nena”" }).click();
  await page.getByLabel("Energia").fill("310");
  await page.getByLabel("Uma porção é").selectOption("fa");
  await page.getByLabel("Ela tem").fill("60");
  await page.getByRole("button", { name: "Criar e somar" }).click();
  const sheet = page.getByRole("dialog", { name: "bolo da tia nena" });
  await expect(sheet).toContainText(/60\sg, 186\skcal/);
  await sheet.getByRole("button", { name: /^Registrar / }).click();
  const meals = page.getByRole("region", { name: "Refeições" });
  await expect(meals.getByText("bolo da tia nena")).toBeVisible();

  await page.goto("/app/diario/meus");
  await expect(page.getByRole("button", { name: "Apagar bolo da tia nena" })).toBeVisible();
});
