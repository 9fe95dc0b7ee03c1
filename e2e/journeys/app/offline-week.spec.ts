import type { Page } from "@playwright/test";
import { workerIsReady } from "../../app-worker.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, keepOnDevice, signInToApp } from "../../member.ts";
import { storedRecords } from "../../sync.ts";
import { logFoods, loggedDays, logNight, logWeightOf } from "../../week/log.ts";
import { expectedNights, expectedWeeks, expectedWeights, tableRows } from "../../week/tables.ts";
import { allowHealthData } from "../../weights.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Aplicativo" });
/** Of each day: two foods, the day itself, a weight, a night. */
const LOGGED = loggedDays.length * 5;

async function openProgress(page: Page): Promise<void> {
  await navigation(page).getByRole("link", { name: "Evolução" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Evolução" })).toBeVisible();
}

/** Charts state what was logged: nothing less, nothing twice. */
async function expectCharts(page: Page): Promise<void> {
  await expect.poll(() => tableRows(page, "Peso e tendência", 3)).toEqual(expectedWeights(loggedDays));
  await expect.poll(() => tableRows(page, "Energia por semana", 5)).toEqual(expectedWeeks(loggedDays));
  await expect.poll(() => tableRows(page, "Noites", 2)).toEqual(expectedNights(loggedDays));
}

test("a week in airplane mode is whole after a reload and once back online, and the charts state it", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, browser, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  await allowHealthData(page, visitor);
  await keepOnDevice(page);
  await page.goto("/app/diario");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await workerIsReady(page);

  await context.setOffline(true);
  for (const [index, logged] of loggedDays.toReversed().entries()) {
    if (index > 0) await page.getByRole("link", { name: "Dia anterior" }).click();
    await logFoods(page, logged);
  }
  await openProgress(page);
  for (const logged of loggedDays) await logNight(page, logged);
  await page.getByRole("link", { name: "Registrar peso" }).click();
  for (const logged of loggedDays) await logWeightOf(page, logged);
  await expect(page.getByText(`${LOGGED} itens ainda só neste aparelho`)).toBeVisible();

  await page.reload();
  await expect(page.getByText(`${LOGGED} itens ainda só neste aparelho`)).toBeVisible();
  await openProgress(page);
  await expectCharts(page);

  await context.setOffline(false);
  await expect(page.getByText("ainda só neste aparelho")).toBeHidden();
  await expectCharts(page);
  const stored = await storedRecords(page, visitor, ["food", "day", "weight", "sleep"]);
  expect([stored.length, new Set(stored.map(({ id }) => id)).size]).toEqual([LOGGED, LOGGED]);

  const other = await (await browser.newContext()).newPage();
  await signInToApp(other, visitor);
  await openProgress(other);
  await expectCharts(other);
});
