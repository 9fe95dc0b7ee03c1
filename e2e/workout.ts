import type { Locator, Page } from "@playwright/test";
import { expect, type Visitor } from "./journey.ts";
import { type StoredRecord, storedRecords } from "./sync.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The exercise and the set on the screen: "Agachamento goblet, 2ª, agora". A page that was opened again rests first. */
export async function placeOf(page: Page): Promise<string> {
  const set = page.locator("[aria-current=step]");
  await expect(set.or(rest(page))).toBeVisible();
  if (await rest(page).isVisible()) await rest(page).click();
  return `${await heading(page).textContent()}, ${await set.textContent()}`;
}

/** Concludes the set on the screen, and skips the rest after it. */
export async function doSet(page: Page, press = (target: Locator) => target.click()): Promise<void> {
  const left = page.getByRole("radio", { name: "3", exact: true });
  if (await left.isVisible()) await press(left);
  await press(page.getByRole("button", { name: "Concluir série" }));
  await expect(page.getByRole("button", { name: "Concluir série" }).or(rest(page)).or(summary(page))).toBeVisible();
  if (await rest(page).isVisible()) await press(rest(page));
}

const rest = (page: Page) => page.getByRole("button", { name: "Pular o descanso" });
export const summary = (page: Page) => page.getByRole("heading", { name: "Série por série" });

/** The member's workouts, sets and stops as the server has them. */
export const storedWorkouts = (page: Page, visitor: Visitor): Promise<StoredRecord[]> =>
  storedRecords(page, visitor, ["workout", "set", "stop"]);
