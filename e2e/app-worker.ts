import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Every path in the app's caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Some three hundred files, four at a time, beside the journey's own requests: a busy machine takes its time. */
const CACHING_TIMEOUT_MS = 60_000;

/** Waits until the worker controls the page, and holds every screen and dialog. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const script = await (await page.request.get("/app-worker.js")).text();
  const files: string[] = JSON.parse(/const REST = (\[.*\]);/.exec(script)?.[1] ?? "[]");
  expect(files.length).toBeGreaterThan(0);
  await expect
    .poll(
      async () => {
        const cached = new Set(await cachedPaths(page));
        return files.filter((file) => !cached.has(file)).length;
      },
      { timeout: CACHING_TIMEOUT_MS },
    )
    .toBe(0);
}

/** Passes once the open document is of this build. */
export const expectBuild = (page: Page, build: string) =>
  expect(page.locator("script[data-build]")).toHaveAttribute("data-build", build);
