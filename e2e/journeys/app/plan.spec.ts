import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { workerIsReady } from "../../app-worker.ts";
import { plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned, keepOnDevice } from "../../member.ts";

const lunch = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Almoço/ }) });

/** Opens today's plan at lunch, whatever the hour is. */
async function openLunch(page: Page): Promise<void> {
  await page.goto("/app/plano#almoco");
  await expect(page.getByRole("heading", { level: 1, name: "Plano da semana" })).toBeVisible();
  await expect(lunch(page).getByRole("button", { name: /Almoço/ })).toHaveAttribute("aria-expanded", "true");
}

test("answers become a week; a swap and a meal eaten as planned are still there after a reload", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await openLunch(page);
  await expect(page.getByText("Provisório").last()).toBeVisible();
  await expect(page.getByRole("radio", { name: /hoje/ })).toBeChecked();
  await expect(page.getByText(/^Entre|Entre [\d.]+ e [\d.]+\s?kcal/)).toBeVisible();
  await expectAccessible(page, "plan");

  await lunch(page)
    .getByRole("button", { name: /^Trocar / })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  const action = sheet.getByRole("button", { name: /^Trocar por / });
  const food = ((await action.textContent()) ?? "").replace("Trocar por ", "");
  await expectAccessible(page, "swap");
  await action.click();
  await expect(lunch(page).getByRole("button", { name: `Trocar ${food}` })).toBeVisible();
  await expect(lunch(page).getByText(/^no lugar de/)).toBeVisible();

  await lunch(page).getByRole("button", { name: "Comi assim" }).click();
  await expect(lunch(page).getByText(/^Comeu assim, anotado às/)).toBeVisible();
  await expect(page.getByText(/ainda só n/)).toBeHidden();

  await openLunch(page);
  await page.reload();
  await expect(lunch(page).getByText(/^Comeu assim, anotado às/)).toBeVisible();
  await lunch(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(lunch(page).getByText(/^no lugar de/)).toBeVisible();
  await expect(lunch(page).getByRole("button", { name: "Comi assim" })).toBeFocused();
});

test("with a copy on the device the plan opens without internet, and what is logged there is sent later", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await keepOnDevice(page);
  await openLunch(page);
  await workerIsReady(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Visto às/)).toBeVisible();
  await lunch(page).getByRole("button", { name: "Comi assim" }).click();
  // The meal alone is one; its foods follow as soon as their measures are loaded.
  await expect(page.getByText(/itens ainda só neste aparelho/)).toBeVisible();
  await page.reload();
  await expect(lunch(page).getByText(/^Comeu assim, anotado às/)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/ainda só neste aparelho/)).toBeHidden();
  await expect(lunch(page).getByText(/^Comeu assim, anotado às/)).toBeVisible();
});

test("with hidden numbers the plan has no figure, and prints without one", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  test.slow();
  await becomePlanned(page, visitor, { ...plainAnswers, p1: "esconder-tudo" });
  const figure = /\d[\d.,]*\s*(kcal|kg|g|ml|cm)(?![a-zà-ú])/;
  await openLunch(page);
  expect(await page.getByRole("main").innerText()).not.toMatch(figure);
  await page.getByRole("link", { name: "Imprimir o plano" }).click();
  await expect(page.getByRole("article", { name: /^Alimentação/ })).toBeVisible();
  await expect(page.getByRole("article", { name: "Treino" })).toBeVisible();
  expect(await page.getByRole("main").innerText()).not.toMatch(figure);
  await expectAccessible(page, "print");
});
