import { expect, type Page } from "@playwright/test";
import { findHiddenNumbers, type HiddenMode } from "../web/src/app/shell/testing/find-hidden-numbers.ts";

export type { HiddenMode };

/** No figure of body or food that the mode hides, in the whole document. */
export async function expectNoHiddenNumbers(page: Page, mode: HiddenMode): Promise<void> {
  const found = await page.evaluate(
    `(${findHiddenNumbers.toString()})(document.documentElement, ${JSON.stringify(mode)})`,
  );
  expect(found, new URL(page.url()).pathname).toEqual([]);
}
