import { type Half, MEAL_SLOTS, type MealSlot, type PlanMeal } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import type { PlanHalves } from "@app/engine/plans/halves";

export const DAYS = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] as const;
const WEEK = 7;

/** A row of the week with a cell for each day, whether it has a meal or not. */
export type GridRow = { key: MealSlot | "treino"; cells: readonly string[] };

export const isTrainingCell = (cell: string): boolean => cell.startsWith("treino.");

/** One's own half stands first: the trainer opens the training, and reads the meals below it. */
export function rowsOf({ diet, training }: PlanHalves, mine: Half | null): GridRow[] {
  const slots = diet?.method === "foods" ? slotsOf(diet.days.flatMap(({ meals }) => meals)) : [];
  const meals = slots.map((slot) => ({ key: slot, cells: DAYS.map((day) => `${day}.${slot}`) }));
  if (!training) return meals;
  const sessions = { key: "treino" as const, cells: DAYS.map((day) => `treino.${day}`) };
  return mine === "training" ? [sessions, ...meals] : [...meals, sessions];
}

const slotsOf = (meals: readonly Pick<PlanMeal, "slot">[]): MealSlot[] =>
  MEAL_SLOTS.filter((slot) => meals.some((meal) => meal.slot === slot));

export const firstCell = (rows: readonly GridRow[]): string => rows[0]?.cells[0] ?? "targets";

export const mealAt = ({ diet }: PlanHalves, cell: string): PlanMeal | undefined =>
  diet?.method === "foods" ? diet.days.flatMap(({ meals }) => meals).find(({ id }) => id === cell) : undefined;

/**
 * What a day of the week has: sessions with rest between them from Monday on, walks on the days between. The member may
 * train on other days; the order stays.
 */
export function trainingDays({ sessions, walks }: Training): (string | null)[] {
  const days: (string | null)[] = Array.from({ length: WEEK }, () => null);
  sessions.forEach(({ id }, index) => {
    days[Math.floor((index * WEEK) / sessions.length)] = id;
  });
  const free = days.flatMap((day, index) => (day === null ? [index] : []));
  for (let walk = 0; walk < Math.min(walks, free.length); walk++) {
    days[free[Math.floor((walk * free.length) / walks)] ?? 0] = "walk";
  }
  return days;
}

/** `A`, `walk`, or null: a free day. */
export const trainingAt = ({ training }: PlanHalves, cell: string): string | null =>
  training ? (trainingDays(training)[DAYS.findIndex((day) => cell === `treino.${day}`)] ?? null) : null;
