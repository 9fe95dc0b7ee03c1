import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";

test("whoever is on call sees the alert's reference alone, and a link that is not ours takes nothing", async ({
  page,
}) => {
  await page.goto("/plantao?aviso=8MX4Q-27KTR.forged");
  await expect(page.getByRole("heading", { level: 1, name: "Você assume este aviso?" })).toBeVisible();
  await expect(page.getByText("8MX4Q-27KTR")).toBeVisible();
  await expectAccessible(page, "/plantao");
  await page.getByRole("button", { name: "Assumir o aviso" }).click();
  await expect(page.getByRole("heading", { name: "Este link não vale." })).toBeFocused();
});

test("text in the link of an alert is never shown as its reference", { tag: ["@phone", "@whole"] }, async ({
  page,
}) => {
  await page.goto(`/plantao?aviso=${encodeURIComponent("Ligue para 0800. <b>x</b>")}`);
  await expect(page.getByRole("button", { name: "Assumir o aviso" })).toBeEnabled();
  await expect(page.getByText("0800")).toHaveCount(0);
});
