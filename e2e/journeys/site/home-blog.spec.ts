import type { Page } from "@playwright/test";
import { expect, test } from "../../journey.ts";

const SAMPLE_TITLE = "Caminhar conta como treino?";
const FEED = "**/v1/public/blog/latest-posts";
const articlesOf = (page: Page) => page.getByRole("region", { name: "Para ler no ônibus" });

test("the blog's three newest articles are shown, with images from our own origin", {
  tag: ["@phone", "@whole"],
}, async ({ page }) => {
  await page.goto("/");
  const articles = articlesOf(page);
  await expect(articles.getByRole("link", { name: /^Ler artigo completo/ })).toHaveCount(3);
  await expect(articles.getByText(SAMPLE_TITLE)).toHaveCount(0);
  const picture = articles.getByRole("article").first().locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).origin === location.origin)).toBe(
    true,
  );
});

test("an empty blog shows the sample articles and no error", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.route(FEED, (route) =>
    route.fulfill({ json: { return: [], message: null, code: 200, error: false, redirect_to: null } }),
  );
  const response = page.waitForResponse(FEED);
  await page.goto("/");
  await response;
  await expect(articlesOf(page).getByText(SAMPLE_TITLE)).toBeVisible();
  await expect(page.getByText("Failed to load blog posts")).toHaveCount(0);
});

test("a slow blog reserves its space, and causes no layout shift when it loads", { tag: ["@phone", "@whole"] }, async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FEED, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/");
  const articles = articlesOf(page);
  await articles.scrollIntoViewIfNeeded();
  await expect(articles.locator("[aria-busy=true]")).toBeVisible();
  // From the articles on: what is above them may still be rendered for the first time. Both in one call, while it scrolls.
  const footer = await page.getByRole("contentinfo").elementHandle();
  const space = () =>
    articles.evaluate(
      (element, end) => (end?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top,
      footer,
    );
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await space();
  release();
  await expect(articles.getByRole("article")).toHaveCount(3);
  expect(Math.abs((await space()) - before)).toBeLessThan(1);
});

test("an unreachable blog shows an error and the sample articles", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.route(FEED, (route) => route.abort());
  await page.goto("/");
  const technical = articlesOf(page).getByText("Failed to load blog posts");
  await expect(technical).toBeVisible();
  expect(await technical.evaluate((line) => line.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  await expect(articlesOf(page).getByText("Os artigos mais novos não chegaram agora")).toBeVisible();
  await expect(articlesOf(page).getByText(SAMPLE_TITLE)).toBeVisible();
  await expect(articlesOf(page).getByRole("article")).toHaveCount(3);
});
