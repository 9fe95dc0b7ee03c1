import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type Axe from "axe-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await findViolations(page), where).toEqual([]);
}

/** Loads axe once for each document, and asks for what fails alone: a list of all that passes takes longer than the check. */
export async function findViolations(page: Page): Promise<string[]> {
  // A label in the middle of its fade has no contrast of its own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
