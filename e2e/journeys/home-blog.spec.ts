import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";

const OURS = "Caminhar conta como treino?";
const FEED = "**/v1/public/blog/latest-posts";
const articlesOf = (page: Page) => page.getByRole("region", { name: "Para ler no ônibus" });

test("the blog's three newest articles come, with their pictures from here", async ({ page }) => {
  await page.goto("/");
  const articles = articlesOf(page);
  await expect(articles.getByRole("link", { name: /^Ler artigo completo/ })).toHaveCount(3);
  await expect(articles.getByText(OURS)).toHaveCount(0);
  const picture = articles.getByRole("article").first().locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).origin === location.origin)).toBe(
    true,
  );
});

test("an empty blog is filled with ours, and says nothing", { tag: "@phone" }, async ({ page }) => {
  await page.route(FEED, (route) =>
    route.fulfill({ json: { return: [], message: null, code: 200, error: false, redirect_to: null } }),
  );
  const asked = page.waitForResponse(FEED);
  await page.goto("/");
  await asked;
  await expect(articlesOf(page).getByText(OURS)).toBeVisible();
  await expect(page.getByText("Failed to load blog posts")).toHaveCount(0);
});

test("a slow blog keeps its place, and moves nothing under a reader's eyes when it comes", async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(FEED, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/");
  const articles = articlesOf(page);
  await articles.scrollIntoViewIfNeeded();
  await expect(articles.locator("[aria-busy=true]")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  const place = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  open();
  await expect(articles.getByRole("article")).toHaveCount(3);
  expect(await place()).toBe(before);
});

test("a blog that does not answer is said, and ours stand in", { tag: "@phone" }, async ({ page }) => {
  await page.route(FEED, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("Failed to load blog posts")).toBeVisible();
  await expect(articlesOf(page).getByText(OURS)).toBeVisible();
  await expect(articlesOf(page).getByRole("article")).toHaveCount(3);
});
