import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Legacy mode: the default opens a second page to merge the results of frames, and these pages have none. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A label in the middle of its fade has no contrast of its own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
}
