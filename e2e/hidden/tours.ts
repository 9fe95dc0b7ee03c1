import { expect, type Page } from "@playwright/test";
import { tapThrough } from "../review.ts";
import { doSet } from "../workout.ts";
import type { Look } from "./look.ts";

/** Opens what a screen has behind its buttons, and looks at each. */
export type Tour = (page: Page, look: Look) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** Looks at the sheet that is open, and closes it. */
export const openSheet: Tour = async (page, look) => {
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await look(`sheet “${await sheet.getByRole("heading").first().innerText()}”`);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
};

async function openBy(page: Page, look: Look, name: string | RegExp): Promise<void> {
  await button(page, name).click();
  await openSheet(page, look);
}

export const plan: Tour = async (page, look) => openBy(page, look, /^Trocar /);

export const session: Tour = async (page, look) => {
  await page.getByRole("list", { name: "Exercícios, na ordem" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Como fazer" })).toBeVisible();
  await look("exercise of a session");
};

export const pastDay: Tour = async (page, look) => {
  await openBy(page, look, /^Feijão/);
  await openBy(page, look, /^Copiar /);
  await openBy(page, look, "Registrar atividade");
};

export const today: Tour = async (page, look) => openBy(page, look, "Hoje deu ruim");

export const sentence: Tour = async (page, look) => {
  await look("own meals");
  await page.getByRole("textbox", { name: "O que você comeu" }).fill("PF com 2 conchas de feijão, arroz e bife");
  await expect(page.getByText(/alimentos entendidos/)).toBeAttached();
  await look("sentence");
  await openBy(page, look, /^Mudar feijão/);
};

export const search: Tour = async (page, look) => {
  await page.getByRole("searchbox", { name: "Buscar alimento" }).fill("arroz");
  await look("search");
  await page
    .getByRole("listitem")
    .getByRole("button", { name: /^Arroz/ })
    .first()
    .click();
  await openSheet(page, look);
  await page.getByRole("searchbox", { name: "Buscar alimento" }).fill("xyzw");
  await openBy(page, look, /^Não achei: criar/);
};

export const progress: Tour = async (page, look) => {
  await page.getByRole("radio", { name: "Desde o começo" }).check({ force: true });
  await look("since the beginning");
};

export const workout: Tour = async (page, look) => {
  await button(page, "Aqueci, começar").click();
  await expect(button(page, "Concluir série")).toBeVisible();
  await look("first set");
  await openBy(page, look, "Doeu");
  await openBy(page, look, /^Trocar$/);
  await doSet(page);
  await look("second set");
};

/** Question by question, and sends the review. */
export const review: Tour = async (page, look) => {
  await tapThrough(page, (name) => look(`review, after “${name}”`));
  await button(page, "Enviar revisão").click();
  await expect(page.getByRole("heading", { level: 1, name: "Sua revisão chegou." })).toBeVisible();
};
