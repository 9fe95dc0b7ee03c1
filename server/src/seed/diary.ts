/** Five weeks of the demo member's diary, with a bad day, two that were not finished, and weekends. */

import type { DiaryDay, FoodEntry } from "@app/contract/diary";
import { findMeasure } from "@app/engine/nutrition/catalogue/catalogue";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import type { UnitKey } from "@app/engine/nutrition/catalogue/measure";
import { dayRecordId } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../deps.ts";
import { dayAgo, type Put, timeOn } from "./demo-device.ts";

/** What the demo members eat: foods of the catalogue in household measures. */
type Portion = readonly [food: FoodId, unit: UnitKey, count: number];
type DemoMeal = {
  meal: FoodEntry["place"]["meal"];
  time: string;
  from: FoodEntry["source"]["from"];
  portions: readonly Portion[];
};

const coffee: Portion = ["taco:471", "xi", 1];

const breakfasts: readonly (readonly Portion[])[] = [
  [["taco:53", "un", 1], ["own:ovo-mexido", "un", 2], coffee],
  [["own:tapioca", "un", 1], ["taco:488", "un", 1], ["taco:226", "fa", 1], coffee],
  [["taco:533", "pd", 1], ["taco:490", "un", 1], coffee],
  [
    ["taco:52", "fa", 2],
    ["own:iogurte-sem-lactose", "pote", 1],
    ["taco:182", "un", 1],
  ],
];

/** "PF com arroz, feijão, …": rice and beans with something else each day. */
const plates: readonly (readonly Portion[])[] = [
  [
    ["taco:410", "filé", 1],
    ["taco:78", "fo", 3],
    ["taco:157", "fa", 4],
  ],
  [
    ["taco:377", "bife", 1],
    ["taco:109", "sv", 1],
  ],
  [
    ["taco:326", "sv", 2],
    ["taco:64", "sv", 1],
    ["taco:116", "cs", 2],
  ],
  [
    ["own:tilapia", "filé", 1],
    ["taco:97", "fa", 4],
  ],
  [
    ["taco:413", "sobrecoxa", 2],
    ["taco:118", "ramo", 2],
  ],
];

const snacks: readonly (readonly Portion[])[] = [
  [
    ["taco:182", "un", 1],
    ["taco:588", "un", 8],
  ],
  [
    ["own:iogurte-sem-lactose", "pote", 1],
    ["taco:226", "fa", 1],
    ["taco:7", "cs", 1],
  ],
  [
    ["taco:222", "un", 1],
    ["own:pasta-amendoim", "sb", 1],
  ],
];

const dinners: readonly (readonly Portion[])[] = [
  [
    ["own:ovo-mexido", "un", 3],
    ["taco:88", "fa", 3],
    ["taco:157", "fa", 4],
  ],
  [
    ["own:sopa-legumes", "prato", 1],
    ["taco:408", "sv", 2],
    ["taco:53", "un", 1],
  ],
  [
    ["own:marmita", "un", 1],
    ["taco:78", "fo", 4],
  ],
  [
    ["own:macarrao", "pegador", 2],
    ["taco:408", "sv", 2],
    ["taco:159", "cs", 2],
  ],
];

const barbecue: readonly Portion[] = [
  ["taco:381", "fa", 2],
  ["taco:3", "es", 1],
  ["taco:131", "cs", 2],
  ["taco:474", "lata", 2],
];
const party: readonly Portion[] = [
  ["taco:56", "un", 2],
  ["taco:93", "es", 1],
  ["taco:481", "lata", 1],
  ["own:bolo-cenoura", "fa", 1],
];

const oneOf = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

const breakfastOf = (index: number): DemoMeal => ({
  meal: "cafe",
  time: "07:10",
  from: "search",
  portions: oneOf(breakfasts, index),
});

const lunchOf = (index: number): DemoMeal => ({
  meal: "almoco",
  time: "12:40",
  from: "sentence",
  portions: [["taco:3", "cs", 6], ["taco:561", "co", 1], ["taco:260", "fio", 1], ...oneOf(plates, index * 2)],
});

/** The meals of a day; on weekends lunch or dinner is out, and larger. */
function mealsOf(index: number, weekday: number): DemoMeal[] {
  const lunch = weekday === 0 ? { ...lunchOf(index), portions: barbecue } : lunchOf(index);
  const dinner: DemoMeal = {
    meal: "jantar",
    time: "19:50",
    from: index % 4 === 0 ? "copy" : "search",
    portions: weekday === 6 ? party : oneOf(dinners, index * 3),
  };
  const snack: DemoMeal = { meal: "lanche-tarde", time: "16:20", from: "search", portions: oneOf(snacks, index) };
  return [breakfastOf(index), lunch, ...(index % 5 === 3 ? [] : [snack]), dinner];
}

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
