import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { workerIsReady } from "../../app-worker.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";
import { openWeek, tapThrough } from "../../review.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const send = (page: Page) => page.getByRole("button", { name: "Enviar revisão" });

test("a week is reviewed in eight taps, and a person is promised", { tag: "@phone" }, async ({ page, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await openWeek(visitor);
  await page.goto("/app");
  await page.getByRole("link", { name: /A revisão da semana abriu/ }).click();
  await expect(heading(page, "Em quantos dias você seguiu a alimentação?")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Aplicativo" })).toBeHidden();
  await expectAccessible(page, "review");

  const taps = await tapThrough(page);
  await expect(heading(page, "O que você quer mudar?")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "O que mais atrapalhou?")).toBeVisible();
  await page.goForward();
  await send(page).click();
  expect(taps + 1).toBe(8);
  await expect(heading(page, "Sua revisão chegou.")).toBeVisible();
  await expect(page.getByText(/uma pessoa responde até/)).toBeVisible();
  await expectAccessible(page, "sent review");

  // There is nothing left to ask, here or on another day of the week.
  await page.goto("/app/revisao");
  await expect(page).toHaveURL(/\/app\/revisao\/resposta$/);
  await page.goto("/app");
  await expect(page.getByRole("link", { name: /A revisão da semana abriu/ })).toBeHidden();
});

test("without internet a review waits on the screen and goes by itself", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await openWeek(visitor);
  await page.goto("/app/revisao");
  await workerIsReady(page);
  await tapThrough(page);
  await context.setOffline(true);
  await page.getByRole("textbox").fill("Um jantar mais rápido na quinta.");
  await send(page).click();
  await expect(heading(page, "Sua revisão está guardada aqui.")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "Sua revisão chegou.")).toBeVisible();
});
