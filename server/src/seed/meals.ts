/** What the demo members eat: foods of the catalogue in household measures. */
import type { FoodEntry } from "@app/contract/diary";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import type { UnitKey } from "@app/engine/nutrition/catalogue/measure";

export type Portion = readonly [food: FoodId, unit: UnitKey, count: number];
export type DemoMeal = {
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

export const breakfastOf = (index: number): DemoMeal => ({
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
export function mealsOf(index: number, weekday: number): DemoMeal[] {
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
