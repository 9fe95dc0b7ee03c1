import { type Expect, expect, type Page, type Request } from "@playwright/test";
import { findHiddenNumbers, type HiddenMode } from "../../web/src/app/shell/testing/find-hidden-numbers.ts";

export type { HiddenMode };

/** Passes if the whole document has no figure that the mode hides, or once it is loaded. */
export type Look = (where: string) => Promise<void>;

/** Of what a screen shows; nothing on it waits for the measuring of visits. */
const isCall = (request: Request): boolean => /^\/v1\/(account|staff)\b/.test(new URL(request.url()).pathname);

/** Waits until nothing is loading: no call of the API, and nothing that stands for content to come. */
export function createSettled(page: Page, wait: Expect = expect): Look {
  const calls = new Set<Request>();
  page.on("request", (request) => void (isCall(request) && calls.add(request)));
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => void calls.delete(request));

  return async (where) => {
    await wait(page.locator("[data-slot=skeleton]"), where).toHaveCount(0);
    await wait
      .poll(() => [...calls].map((call) => call.url()), { intervals: [20, 50, 100], message: where })
      .toEqual([]);
  };
}

export function createLook(page: Page, mode: HiddenMode): Look {
  const settled = createSettled(page);
  return async (where) => {
    await settled(where);
    const found = await page.evaluate<string[]>(
      `new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        .then(() => (${findHiddenNumbers.toString()})(document.documentElement, ${JSON.stringify(mode)}))`,
    );
    expect.soft(found, where).toEqual([]);
  };
}
