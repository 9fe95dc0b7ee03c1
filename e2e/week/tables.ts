import { mondayOf } from "@app/engine/training/progression/weeks/calendar";
import type { Page } from "@playwright/test";
import type { LoggedDay } from "./log.ts";

/** In 100 g, as the tables of foods print them: rice and beans, cooked. */
const RICE = { kcal: 128, protein: 2.5 };
const BEANS = { kcal: 76, protein: 4.8 };
/** How much of a weigh-in goes into the trend, which starts at the median of the first three. */
const ALPHA = 0.1;

const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
const whole = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ".");
const kgText = (kg: number): string => `${kg.toFixed(1).replace(".", ",")} kg`;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const eaten = ({ rice, beans }: LoggedDay, nutrient: "kcal" | "protein"): number =>
  (rice * RICE[nutrient] + beans * BEANS[nutrient]) / 100;

/** Week, mean of its days, lowest and highest, protein, complete days. */
export function expectedWeeks(days: readonly LoggedDay[]): string[][] {
  const weeks = [...new Set(days.map(({ day }) => mondayOf(day)))];
  return weeks.map((week) => {
    const within = days.filter(({ day }) => mondayOf(day) === week);
    const kcal = within.map((day) => eaten(day, "kcal"));
    return [
      shortDay(week),
      `${whole(mean(kcal))} kcal`,
      `de ${whole(Math.min(...kcal))} a ${whole(Math.max(...kcal))}`,
      `${whole(mean(within.map((day) => eaten(day, "protein"))))} g`,
      String(within.length),
    ];
  });
}

/** Day, scale, trend. */
export function expectedWeights(days: readonly LoggedDay[]): string[][] {
  let trend =
    days
      .slice(0, 3)
      .map(({ kg }) => kg)
      .toSorted((a, b) => a - b)[1] ?? 0;
  return days.map(({ day, kg }, index) => {
    if (index > 0) trend += ALPHA * (kg - trend);
    return [shortDay(day), kgText(kg), kgText(trend)];
  });
}

/** Night, hours of sleep. */
export const expectedNights = (days: readonly LoggedDay[]): string[][] =>
  days.map(({ day, minutes }) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [shortDay(day), rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`];
  });

/** The rows of a chart's table, with plain spaces; its first columns alone. */
export async function tableRows(page: Page, caption: string, columns: number): Promise<string[][]> {
  const rows = page.locator("table", { has: page.locator("caption", { hasText: caption }) }).locator("tbody tr");
  return rows.evaluateAll(
    (all, count) =>
      all.map((row) =>
        [...row.children].slice(0, count).map((cell) => (cell.textContent ?? "").replaceAll("\u00a0", " ")),
      ),
    columns,
  );
}
