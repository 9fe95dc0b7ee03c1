/** Five weeks of the demo member's diary, with a bad day, two that were not finished, and weekends. */
import type { DiaryDay } from "@app/contract/diary";
import { findMeasure } from "@app/engine/nutrition/catalogue/catalogue";
import { dayRecordId } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../deps.ts";
import { dayAgo, type Put, timeOn } from "./demo-device.ts";
import { breakfastOf, type DemoMeal, mealsOf, type Portion } from "./meals.ts";

const DAYS = 35;
const BAD_DAY = 12;
const UNFINISHED = new Set([5, 23]);
/** São Paulo's wall clock is three hours behind. */
const OFFSET_HOURS = 3;

/** How many days ago each was; 0 is today, of which breakfast is logged. Another shift is another order of menus. */
export function diaryPuts(deps: Deps, { days = DAYS, shift = 0 } = {}): Put[] {
  return Array.from({ length: days }, (_, ago) => ago).flatMap((ago) => {
    const day = dayAgo(deps, ago);
    const meals = mealsOn(ago, shift, new Date(day).getUTCDay());
    return [...meals.flatMap((meal) => mealPuts(deps, day, meal)), dayPut(deps, day, ago)];
  });
}

function mealsOn(ago: number, shift: number, weekday: number): DemoMeal[] {
  if (ago === 0 || UNFINISHED.has(ago)) return [breakfastOf(ago + shift)];
  return ago === BAD_DAY ? mealsOf(ago, 6).slice(0, 2) : mealsOf(ago + shift, weekday);
}

const utc = (time: string): string =>
  `${String(Number(time.slice(0, 2)) + OFFSET_HOURS).padStart(2, "0")}${time.slice(2)}`;

function mealPuts(deps: Deps, day: string, { meal, time, from, portions }: DemoMeal): Put[] {
  return portions.map(([food, unit, count], index) => ({
    kind: "food",
    id: dayRecordId(day, "food", meal, index),
    at: timeOn(deps, day, utc(time)),
    fields: {
      place: { day, meal, time },
      food: { ref: food, per100: null },
      amount: amountOf([food, unit, count]),
      source: { from, part: null },
    },
  }));
}

function amountOf([food, unit, count]: Portion) {
  const measure = findMeasure(food, unit);
  if (!measure) throw new Error(`${food} has no measure ${unit}`);
  const tenths = (grams: number): number => Math.round(grams * count * 10) / 10;
  const { grams, low, high } = measure;
  return { grams: tenths(grams), low: tenths(low), high: tenths(high), unit, count, isAssumed: false };
}

function dayPut(deps: Deps, day: string, ago: number): Put {
  const isOpen = ago === 0 || ago === BAD_DAY || UNFINISHED.has(ago);
  const fields: DiaryDay = {
    day,
    waterMl: ago === 0 ? 500 : 1_250 + ((ago * 7) % 5) * 250,
    isComplete: !isOpen,
    badDay: ago === BAD_DAY ? { reasons: ["tempo", "animo"] } : null,
  };
  return { kind: "day", id: recordId("day", day), at: timeOn(deps, day, "23:30"), fields };
}
