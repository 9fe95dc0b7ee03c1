import type { Page } from "@playwright/test";
import { workerIsReady } from "../../app-worker.ts";
import { saveAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned, keepOnDevice, startSession } from "../../member.ts";

const gone = (page: Page) => page.getByText(/^Tiramos o plano de antes porque/);
const lunch = (page: Page) => page.getByRole("heading", { name: /Almoço/ });

/** The plan, with a copy on this device. */
async function keepPlan(page: Page): Promise<void> {
  await keepOnDevice(page);
  await page.goto("/app/plano#almoco");
  await expect(lunch(page)).toBeVisible();
  await workerIsReady(page);
}

test("an allergy told on one device takes the plan from it at once, and from the other, which was offline, at its first contact", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, browser, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await keepPlan(page);
  const other = await browser.newContext();
  const tablet = await other.newPage();
  await startSession(tablet, visitor);
  await keepPlan(tablet);

  await other.setOffline(true);
  await tablet.reload();
  await expect(lunch(tablet)).toBeVisible();

  await saveAnswers(page, visitor, { s12: { items: ["ovo", "gluten"], other: "", severe: false } });
  await page.reload();
  await expect(gone(page)).toBeVisible();
  await page.goto("/app");
  await expect(gone(page)).toBeVisible();

  // Four days later without a contact the old plan is still there, and says that nobody has confirmed it.
  await tablet.clock.install({ time: Date.now() + 4 * 86_400_000 });
  await tablet.reload();
  await expect(tablet.getByText(/^Este plano não é confirmado desde/)).toBeVisible();
  await expect(gone(tablet)).toBeHidden();

  await other.setOffline(false);
  await tablet.reload();
  await expect(gone(tablet)).toBeVisible();
  await expect(tablet.getByText(/^Este plano não é confirmado desde/)).toBeHidden();
  await context.close();
  await other.close();
});
