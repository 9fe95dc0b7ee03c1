import type { Page } from "@playwright/test";
import { basic, expect, type Visitor } from "./journey.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The exercise and the set on the screen: "Agachamento goblet, 2ª, agora". A page that was opened again rests first. */
export async function placeOf(page: Page): Promise<string> {
  const set = page.locator("[aria-current=step]");
  await expect(set.or(rest(page))).toBeVisible();
  if (await rest(page).isVisible()) await rest(page).click();
  return `${await heading(page).textContent()}, ${await set.textContent()}`;
}

/** Concludes the set on the screen, and skips the rest after it. */
export async function doSet(page: Page): Promise<void> {
  const left = page.getByRole("radio", { name: "3", exact: true });
  if (await left.isVisible()) await left.check();
  await page.getByRole("button", { name: "Concluir série" }).click();
  await expect(page.getByRole("button", { name: "Concluir série" }).or(rest(page)).or(summary(page))).toBeVisible();
  if (await rest(page).isVisible()) await rest(page).click();
}

const rest = (page: Page) => page.getByRole("button", { name: "Pular o descanso" });
export const summary = (page: Page) => page.getByRole("heading", { name: "Série por série" });

type Stored = { id: string; kind: string; fields: Record<string, unknown> };

/** The member's workouts, sets and stops as the server has them. */
export async function storedWorkouts(page: Page, { email, password }: Visitor): Promise<Stored[]> {
  const found: Stored[] = [];
  let cursor: string | null = null;
  for (let more = true; more; ) {
    const reply = await page.request.post("/v1/account/sync", {
      headers: basic(email, password),
      data: { cursor, mutations: [] },
    });
    const answer = (await reply.json()).return as { cursor: string; more: boolean; changes: Stored[] };
    found.push(...answer.changes.filter(({ kind }) => ["workout", "set", "stop"].includes(kind)));
    ({ cursor, more } = answer);
  }
  return found;
}
