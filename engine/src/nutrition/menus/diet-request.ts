import { MEAL_SLOTS, type MealSlot, type PlanDocument } from "@app/contract/plan-document";
import { type Exclusions, exclusionsOf, type Override } from "../../exclusions/exclusions.ts";
import type { Answers } from "../../intake/answers.ts";
import type { Facts } from "../../intake/facts/facts.ts";
import { dietLimitsOf } from "../../notes/diet-limits.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { Region } from "../meals/meal.ts";
import type { Eating } from "../target-rules.ts";
import type { Targets } from "../targets.ts";
import { menuRules } from "./menu-rules.ts";

const { times, minutes, regions, fibre } = menuRules.content;
const DAY_MINUTES = 24 * 60;
const SMALL_HOURS_END = 3 * 60;
/** A meal that was typed so much before waking is meant as the first. */
const BEFORE_WAKING = 60;
/** Between meals that move. */
const LEAST_APART = 60;

export type LunchPlace = "casa" | "marmita" | "quilo" | "prato-feito" | "refeitorio" | "varia";
export type Budget = "apertado" | "normal" | "folgado";
export type HardHour = "manha" | "meio-da-tarde" | "noite" | "fim-de-semana";
export type MealsPerDay = 3 | 4 | 5 | 6;

/** What a diet is made from: the same request gives the same diet. */
export type DietRequest = {
  readonly targets: Omit<NonNullable<PlanDocument["targets"]>, "waterMl">;
  readonly level: "A" | "B";
  /** Codes of the safety rows in force: their notes bind the diet. */
  readonly rows: readonly string[];
  readonly eating: Eating;
  /** Foods that are never planned, offered or named. */
  readonly exclusions: Exclusions;
  /** Foods that part people, and that this one asked for. */
  readonly liked: readonly FoodId[];
  readonly mealsPerDay: MealsPerDay;
  /** When each meal is eaten; those of the day's meals are read. */
  readonly times: Readonly<Record<MealSlot, string>>;
  /** Where the first meal waits for a medicine that is taken then. */
  readonly waking?: string;
  readonly hardHour: HardHour | null;
  /** Where lunch is eaten on most days. */
  readonly place: LunchPlace;
  /** At the stove on an ordinary day. */
  readonly cookingMinutes: number;
  readonly budget: Budget;
  readonly region: Region | null;
  /** Where one lives, as two letters: beans are of the state. */
  readonly state: string | null;
  /** The switch `provisionalMenus`. */
  readonly menus: "on" | "off";
  readonly seed: string;
};

export type DietSettings = {
  readonly level: "A" | "B";
  /** Codes of the safety rows in force. */
  readonly rows: readonly string[];
  readonly menus: "on" | "off";
  /** Other seeds give other menus of the same targets. */
  readonly seed: string;
  /** Foods that a professional allowed. */
  readonly overrides?: readonly Override[];
  readonly liked?: readonly FoodId[];
};

export function dietRequestOf(
  answers: Answers,
  facts: Facts,
  { planned, floor }: Targets,
  { level, rows, menus, seed, overrides, liked = [] }: DietSettings,
): DietRequest {
  const { smallMeals, carb, leastFibre: fibreOfNotes = 0, firstMeal } = dietLimitsOf(rows);
  const asked = mealsPerDayOf(answers.f3);
  // With little carbohydrate in each, five small meals would not make a day.
  const mealsPerDay = smallMeals && (carb || asked < 5) ? (carb ? 6 : 5) : asked;
  return {
    targets: { ...planned, fibre: Math.max(leastFibre(planned.kcal), fibreOfNotes), floor },
    level,
    rows,
    eating: facts.eating ?? "de-tudo",
    exclusions: exclusionsOf(answers, facts, rows, overrides),
    liked,
    mealsPerDay,
    ...(firstMeal && answers.f3d !== undefined
      ? { times: wakingTimesOf(mealsPerDay, answers, answers.f3d, firstMeal.minutesAfterWaking), waking: answers.f3d }
      : { times: timesOf(mealsPerDay, answers) }),
    hardHour: (answers.f8 as HardHour | undefined) ?? null,
    place: (answers.f4 as LunchPlace | undefined) ?? "varia",
    cookingMinutes: minutes[(answers.f5 ?? "ate-40") as keyof typeof minutes],
    budget: answers.f6 === "apertado" || answers.f6 === "folgado" ? answers.f6 : "normal",
    region: regionOf(answers.f9),
    state: answers.f9 ?? null,
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

type Hours = Pick<Answers, "f3b" | "f3c">;

/** The hours that were typed, in the order of the member's day, when there is one for each meal; the usual ones otherwise. */
function timesOf(mealsPerDay: MealsPerDay, hours: Hours, waking?: string): Record<MealSlot, string> {
  const slots = slotsOf(mealsPerDay);
  const typed = typedHours(slots, hours);
  if (!typed) return times;
  const main = hours.f3c === undefined ? -1 : typed.indexOf(hours.f3c);
  const first = main < 0 ? firstOfDay(typed, waking) : main - slots.indexOf("almoco");
  return namedTimes(slots, (index) => typed.at((first + index) % typed.length));
}

function typedHours(slots: readonly MealSlot[], { f3b = [] }: Hours): string[] | undefined {
  const hours = [...new Set(f3b)].sort();
  return hours.length === slots.length ? hours : undefined;
}

const namedTimes = (
  slots: readonly MealSlot[],
  hourAt: (index: number) => string | undefined,
): Record<MealSlot, string> => ({
  ...times,
  ...Object.fromEntries(slots.map((slot, index) => [slot, hourAt(index)])),
});

/** The same with the first meal so many minutes after waking, and the meals behind it in their order. */
function wakingTimesOf(
  mealsPerDay: MealsPerDay,
  hours: Hours,
  waking: string,
  minutesAfter: number,
): Record<MealSlot, string> {
  const slots = slotsOf(mealsPerDay);
  const unmoved = timesOf(mealsPerDay, hours, waking);
  const start = minutesOf(unmoved[slots[0] ?? "cafe"]);
  const late = around(minutesOf(waking) + minutesAfter - start);
  // Whoever typed hours eats then: only a first meal that comes too soon moves. The usual ones follow the waking.
  if (late > (typedHours(slots, hours) ? BEFORE_WAKING + minutesAfter : DAY_MINUTES / 2)) return unmoved;
  const after = slots.map((slot) => around(minutesOf(unmoved[slot]) - start));
  let last = late;
  const moved = after.map((minute, index) => {
    if (index > 0) last = Math.max(minute, last + Math.min(LEAST_APART, minute - (after[index - 1] ?? 0)));
    return hourOf(around(start + last));
  });
  return namedTimes(slots, (index) => moved[index]);
}

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
const around = (minute: number): number => (minute + DAY_MINUTES) % DAY_MINUTES;
const hourOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * The place of the first meal after waking where that is known, otherwise of the one after the longest gap; of equal gaps,
 * the one that ends first after the small hours.
 */
function firstOfDay(hours: readonly string[], waking?: string): number {
  const since = waking === undefined ? SMALL_HOURS_END : minutesOf(waking) - BEFORE_WAKING;
  const meals = hours.map((hour, index) => ({
    index,
    gap: waking === undefined ? around(minutesOf(hour) - minutesOf(hours.at(index - 1) ?? hour)) : 0,
    after: around(minutesOf(hour) - since),
  }));
  const [first] = meals.sort((a, b) => b.gap - a.gap || a.after - b.after);
  return first?.index ?? 0;
}

function regionOf(state: string | undefined): Region | null {
  const found = Object.entries(regions).find(([, states]) => state !== undefined && states.split(" ").includes(state));
  return (found?.[0] as Region | undefined) ?? null;
}
