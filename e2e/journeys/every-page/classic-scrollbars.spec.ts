import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../chromium.ts";
import { test as base, expect, openSignup } from "../../journey.ts";
import { siteUrl } from "../../urls.ts";

/** A desktop browser whose scrollbars take room; the other journeys' are hidden. */
const test = base.extend<{ desktop: (width: number, height: number) => Promise<Page> }>({
  desktop: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    await use((width, height) => browser.newPage({ baseURL: siteUrl, viewport: { width, height }, locale: "pt-BR" }));
    await browser.close();
  },
});

test("in a narrow window the home page's headline keeps its three lines and stays on the plumb line", {
  tag: ["@desktop", "@whole"],
}, async ({ desktop }) => {
  const page = await desktop(360, 740);
  await page.goto("/");
  const lines = await page.getByRole("heading", { level: 1 }).evaluate((headline) => {
    const { height } = headline.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(headline).lineHeight);
  });
  expect(lines).toBeCloseTo(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("on a wide screen what bleeds to the edge starts where the page column does", {
  tag: ["@desktop", "@whole"],
}, async ({ desktop }) => {
  const page = await desktop(1920, 1000);
  await page.goto("/lp5");
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => e.getBoundingClientRect().left);
  expect(await leftOf("main [class*=onTape]")).toBeCloseTo(await leftOf("main h1"));
});

test("the sign-up dialog's scrollbar has the colour of its sheet", { tag: ["@desktop", "@whole"] }, async ({
  desktop,
}) => {
  const page = await desktop(360, 740);
  await page.goto("/");
  await page.getByRole("button", { name: "Rejeitar" }).click();
  const dialog = await openSignup(page);
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const { inside, outside, sheet } = await dialog.evaluate((element) => ({
    inside: element.clientWidth,
    outside: element.getBoundingClientRect().width,
    sheet: getComputedStyle(element).backgroundColor,
  }));
  expect(inside).toBeLessThan(outside);
  const picture = await page.screenshot({ clip: { x: inside + 1, y: 600, width: 1, height: 1 } });
  expect(await colourOf(page, picture)).toBe(sheet);
});

/** Of its first pixel. */
const colourOf = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return `rgb(${red}, ${green}, ${blue})`;
    },
    [...picture],
  );
