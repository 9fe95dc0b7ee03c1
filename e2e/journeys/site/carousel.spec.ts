import type { Page } from "@playwright/test";
import { expect, test } from "../../journey.ts";

const cases = (page: Page) => page.getByRole("group", { name: "Casos" });
const visibleSlide = (page: Page) => cases(page).locator('[aria-roledescription="slide"]').filter({ visible: true });

test("the arrows move through the cases, and after the last one comes the first", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const next = cases(page).getByRole("button", { name: "Próximo caso" });
  for (const name of ["2 de 3: Carlos", "3 de 3: Sônia", "1 de 3: Marina"]) {
    await next.click();
    await expect(visibleSlide(page)).toHaveCount(1);
    await expect(visibleSlide(page)).toHaveAccessibleName(name);
    await expect(cases(page).getByRole("status")).toHaveText(name);
    await expect(cases(page).locator("[data-chosen]")).toHaveText(name.replace(/^.*: /, ""));
  }
  await cases(page).getByRole("button", { name: "Caso anterior" }).click();
  await expect(visibleSlide(page)).toHaveCount(1);
  await expect(visibleSlide(page)).toHaveAccessibleName("3 de 3: Sônia");
});

test("the carousel of app screens does not loop", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const screens = page.getByRole("group", { name: "Telas do aplicativo" });
  await expect(screens.getByRole("button", { name: "Tela anterior" })).toHaveAttribute("aria-disabled", "true");
  await screens.getByRole("button", { name: "Próxima tela" }).click();
  await expect(screens.getByRole("button", { name: "Próxima tela" })).toHaveAttribute("aria-disabled", "true");
  await expect(screens.getByRole("radio", { name: "Treino" })).toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every case in the page can be shown", { tag: ["@phone", "@whole"] }, async ({ page }) => {
    // Simulates five cases: two copies of the last one, each with its radio and its label.
    await page.route("/", async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      const [pair = ""] = html.match(/<input[^>]*id="case-sonia"[^>]*><article.*?<\/article>/s) ?? [];
      const [name = ""] = html.match(/<label[^>]*for="case-sonia"[^>]*>.*?<\/label>/s) ?? [];
      const copies = (text: string) => ["Rita", "Davi"].map((other) => text.replaceAll(/sonia|Sônia/g, other)).join("");
      await route.fulfill({
        response: reply,
        body: html.replace(pair, pair + copies(pair)).replace(name, name + copies(name)),
      });
    });
    await page.goto("/");
    for (const name of ["Davi", "Rita", "Sônia", "Carlos", "Marina"]) {
      await cases(page).getByText(name, { exact: true }).click();
      await expect(visibleSlide(page)).toHaveCount(1);
      await expect(visibleSlide(page).getByText(`${name}, `)).toBeVisible();
    }
  });
});
