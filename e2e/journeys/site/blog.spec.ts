import { expect, test } from "../../journey.ts";

const FEED = "**/v1/public/blog/latest-posts";

test("a failing blog says so in two languages and can be retried", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.route(FEED, (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "Os artigos não chegaram." })).toBeVisible();
  await expect(page.locator("[lang=en]")).toHaveText("Failed to load blog posts. Please try again later.");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("link", { name: /Ler artigo completo/ }).first()).toBeVisible();
});

test("an empty blog announces coming articles", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.route(FEED, (route) => route.fulfill({ json: { return: [], code: 200, message: null, error: false } }));
  await page.goto("/blog");
  await expect(page.getByText("Em breve, mais artigos sobre nutrição, exercícios e bem-estar.")).toBeVisible();
});
