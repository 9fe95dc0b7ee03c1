import { MEAL_SLOTS, type MealSlot, type PlanDocument } from "@app/contract/plan-document";
import { type Exclusions, exclusionsOf } from "../../exclusions/exclusions.ts";
import type { Answers } from "../../intake/answers.ts";
import type { Facts } from "../../intake/facts/facts.ts";
import type { Region } from "../meals/meal.ts";
import type { Eating } from "../target-rules.ts";
import type { Targets } from "../targets.ts";
import { menuRules } from "./menu-rules.ts";

const { times, minutes, regions, fibre } = menuRules.content;

export type LunchPlace = "casa" | "marmita" | "quilo" | "prato-feito" | "refeitorio" | "varia";
export type Budget = "apertado" | "normal" | "folgado";
export type HardHour = "manha" | "meio-da-tarde" | "noite" | "fim-de-semana";
export type MealsPerDay = 3 | 4 | 5 | 6;

/** What a diet is made from: the same request gives the same diet. */
export type DietRequest = {
  readonly targets: Omit<NonNullable<PlanDocument["targets"]>, "waterMl">;
  readonly level: "A" | "B";
  readonly eating: Eating;
  /** Foods that are never planned, offered or named. */
  readonly exclusions: Exclusions;
  readonly mealsPerDay: MealsPerDay;
  /** When each meal is eaten; those of the day's meals are read. */
  readonly times: Readonly<Record<MealSlot, string>>;
  readonly hardHour: HardHour | null;
  /** Where lunch is eaten on most days. */
  readonly place: LunchPlace;
  /** At the stove on an ordinary day. */
  readonly cookingMinutes: number;
  readonly budget: Budget;
  readonly region: Region | null;
  /** The switch `provisionalMenus`. */
  readonly menus: "on" | "off";
  readonly seed: string;
};

export type DietSettings = {
  readonly level: "A" | "B";
  readonly menus: "on" | "off";
  /** Other seeds give other menus of the same targets. */
  readonly seed: string;
};

export function dietRequestOf(
  answers: Answers,
  facts: Facts,
  { planned, floor }: Targets,
  { level, menus, seed }: DietSettings,
): DietRequest {
  const mealsPerDay = mealsPerDayOf(answers.f3);
  return {
    targets: { ...planned, fibre: leastFibre(planned.kcal), floor },
    level,
    eating: facts.eating ?? "de-tudo",
    exclusions: exclusionsOf(answers, facts),
    mealsPerDay,
    times: timesOf(mealsPerDay, answers.f3b ?? []),
    hardHour: (answers.f8 as HardHour | undefined) ?? null,
    place: (answers.f4 as LunchPlace | undefined) ?? "varia",
    cookingMinutes: minutes[(answers.f5 ?? "ate-40") as keyof typeof minutes],
    budget: answers.f6 === "apertado" || answers.f6 === "folgado" ? answers.f6 : "normal",
    region: regionOf(answers.f9),
    menus,
    seed,
  };
}

/** The meals of a day, in their order. */
export const slotsOf = (mealsPerDay: MealsPerDay): readonly MealSlot[] =>
  MEAL_SLOTS.filter((slot) => menuRules.content.shares[mealsPerDay][slot] !== undefined);

/** Grams that a day has at least. */
export const leastFibre = (kcal: number): number =>
  kcal < fibre.lessBelowKcal ? Math.ceil((fibre.gramsPer1000Kcal * kcal) / 1000) : fibre.grams;

function mealsPerDayOf(answer: number | undefined): MealsPerDay {
  const found = ([3, 4, 5, 6] as const).find((count) => count === answer);
  return found ?? menuRules.content.usualMealsPerDay;
}

/** The hours that were typed, in their order, when there is one for each meal; the usual ones otherwise. */
function timesOf(mealsPerDay: MealsPerDay, typed: readonly string[]): Record<MealSlot, string> {
  const slots = slotsOf(mealsPerDay);
  const sorted = [...new Set(typed)].sort();
  if (sorted.length !== slots.length) return times;
  return { ...times, ...Object.fromEntries(slots.map((slot, index) => [slot, sorted[index]])) };
}

function regionOf(state: string | undefined): Region | null {
  const found = Object.entries(regions).find(([, states]) => state !== undefined && states.split(" ").includes(state));
  return (found?.[0] as Region | undefined) ?? null;
}
