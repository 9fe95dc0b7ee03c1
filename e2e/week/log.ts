import { expect, type Page } from "@playwright/test";
import { dayAgo } from "../member-days.ts";

/** What a member logs of one day: grams of two foods, the scale in the morning, the night before it. */
export type LoggedDay = { day: string; rice: number; beans: number; kg: number; minutes: number };

/** Eight days up to today: they always touch two weeks, and two weeks are drawn. The oldest first. */
export const loggedDays: readonly LoggedDay[] = [
  { rice: 300, beans: 200, kg: 82.6, minutes: 420 },
  { rice: 250, beans: 180, kg: 82.9, minutes: 435 },
  { rice: 320, beans: 150, kg: 82.4, minutes: 420 },
  { rice: 200, beans: 260, kg: 82.5, minutes: 450 },
  { rice: 280, beans: 140, kg: 82.1, minutes: 405 },
  { rice: 150, beans: 300, kg: 82.3, minutes: 420 },
  { rice: 410, beans: 120, kg: 81.9, minutes: 435 },
  { rice: 260, beans: 210, kg: 82, minutes: 390 },
].map((logged, index, all) => ({ day: dayAgo(all.length - 1 - index), ...logged }));

/** On the diary of that day: one sentence, and the day is complete. */
export async function logFoods(page: Page, { rice, beans }: LoggedDay): Promise<void> {
  await page.getByRole("link", { name: "O que você comeu?" }).click();
  await page
    .getByRole("textbox", { name: "O que você comeu" })
    .fill(`${rice} g de arroz branco e ${beans} g de feijão carioca`);
  await expect(page.getByText("2 alimentos entendidos", { exact: true })).toBeAttached();
  await page.getByRole("button", { name: /^Registrar / }).click();
  const isComplete = page.getByRole("switch", { name: "O dia está completo" });
  await isComplete.check();
  await expect(isComplete).toBeChecked();
}

/** On the screen of weights: today's without a time, an earlier one in its morning. */
export async function logWeightOf(page: Page, { day, kg }: LoggedDay): Promise<void> {
  const text = String(kg).replace(".", ",");
  await page.getByLabel("Peso", { exact: true }).fill(text);
  if (day !== dayAgo(0)) {
    await page.getByRole("button", { name: "Outro dia ou outra hora" }).click();
    await page.getByLabel("Quando").fill(`${day}T07:00`);
  }
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByLabel("Peso", { exact: true })).toHaveValue("");
}

/** On Evolução, from the seven hours with which the sheet opens. */
export async function logNight(page: Page, { day, minutes }: LoggedDay): Promise<void> {
  await page.getByRole("button", { name: "Registrar sono" }).click();
  const sheet = page.getByRole("dialog", { name: "Como foi a noite?" });
  await sheet.getByLabel("Noite que acabou em").fill(day);
  const steps = (minutes - 420) / 15;
  for (let step = 0; step < Math.abs(steps); step += 1)
    await sheet.getByRole("button", { name: steps > 0 ? "Aumentar" : "Diminuir" }).click();
  await sheet.getByRole("button", { name: "Registrar", exact: true }).click();
  await expect(sheet).toBeHidden();
}
