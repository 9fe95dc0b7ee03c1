import { type ElementHandle, type LaunchOptions, launch } from "puppeteer-core";
import { type Browser, type Handle, PHONE, type Tab } from "./driver.ts";
import { findElement, isClear, selectValue } from "./in-page.ts";

export async function launchByPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ headless: true, defaultViewport: PHONE, timeout: 60_000, ...options });

  const open = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => void errors.push(String(error)));
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
      reload: async () => void (await page.reload({ waitUntil: "load" })),
      // The library's own type cannot follow a generic function.
      evaluate: (run, ...args) => page.evaluate(run as (...all: unknown[]) => unknown, ...args) as Promise<never>,
      find: async (target) => {
        const found = (await page.evaluateHandle(findElement, target)).asElement();
        return found ? handleOf(found as ElementHandle) : undefined;
      },
      screenshot: async (file) => void (await page.screenshot({ path: file })),
      errors: () => errors,
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}

const handleOf = (element: ElementHandle): Handle => ({
  isClear: () => element.evaluate(isClear),
  click: () => element.click(),
  fill: async (text) => {
    await element.evaluate(selectValue);
    await element.type(text);
  },
});
