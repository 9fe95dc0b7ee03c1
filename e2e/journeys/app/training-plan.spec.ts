import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { workerIsReady } from "../../app-worker.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned, keepOnDevice, openHome } from "../../member.ts";

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole("heading", { level, name });
const steps = (page: Page) => page.getByRole("list", { name: "Exercícios, na ordem" }).getByRole("link");

/** From the plan to today's session. */
async function openSession(page: Page): Promise<void> {
  await page.goto("/app/plano");
  await page.getByRole("navigation", { name: "Partes do plano" }).getByRole("link", { name: "Treino" }).click();
  await expect(heading(page, "Bloco 1, quatro semanas")).toBeVisible();
  await page.getByRole("link", { name: "Abrir o treino" }).click();
  await expect(heading(page, /^Treino A/)).toBeVisible();
}

test("answers become a block; an exercise that was swapped for today is still there after a reload", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await openHome(page);
  await expect(heading(page, /^Treino A/, 2)).toBeVisible();
  await openSession(page);
  await expectAccessible(page, "session");
  await steps(page).first().click();
  await expect(heading(page, "Como fazer", 2)).toBeVisible();
  await expectAccessible(page, "exercise");

  const name = (await heading(page, /./).textContent()) ?? "";
  await page.getByRole("region", { name: "Trocar por" }).getByRole("button").first().click();
  const action = page.getByRole("dialog").getByRole("button", { name: /^Trocar por / });
  const taken = ((await action.textContent()) ?? "").replace("Trocar por ", "");
  await expectAccessible(page, "exercise swap");
  await action.click();
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();

  await page.getByRole("link", { name: "Treino A" }).click();
  await expect(steps(page).first()).toContainText(new RegExp(taken, "i"));
  await expect(steps(page).first()).toContainText(new RegExp(`no lugar de ${name}`, "i"));
  await expect(page.getByText(/ainda só n/)).toBeHidden();
  await page.reload();
  await expect(steps(page).first()).toContainText(new RegExp(taken, "i"));
});

test("with a copy on the device, sessions and exercises open without internet", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await keepOnDevice(page);
  await page.goto("/app/plano");
  await openSession(page);
  await workerIsReady(page);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, /^Treino A/)).toBeVisible();
  await page.getByRole("button", { name: "Usar a versão curta" }).click();
  await expect(page.getByRole("link", { name: "Começar treino" })).toHaveAttribute("href", /\?curta$/);
  await steps(page).first().click();
  await expect(heading(page, "Como fazer", 2)).toBeVisible();
  await page.goto("/app/plano/exercicios");
  await page.getByRole("searchbox", { name: "Procurar" }).fill("prancha");
  await page
    .getByRole("link", { name: /^Prancha/ })
    .first()
    .click();
  await expect(heading(page, /^Prancha/)).toBeVisible();
});
