import { usualness } from "../../../data/meals/usual.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { numberOf } from "../catalogue/read-table.ts";
import { type Choice, type Meal, type MealTemplate, type PartName, type Place, REGIONS, type Region } from "./meal.ts";
import { readUsual } from "./read-usual.ts";

/** As written in engine/data/meals: what is usual is left out. */
export type MealText = {
  readonly id: string;
  readonly name: string;
  /** Everywhere, when nothing is said. */
  readonly region?: readonly Region[];
  /** At home, when nothing is said. */
  readonly where?: readonly Place[];
  readonly minutes: number;
  readonly cost: 1 | 2 | 3;
  /** Twice, when nothing is said. */
  readonly timesAWeek?: number;
  /** As engine/data/meals/usual.ts has it, where it is not said here. */
  readonly usual?: string;
  readonly repeatsLunch?: boolean;
  readonly parts: readonly {
    readonly part: PartName;
    readonly foods: readonly string[];
    readonly step?: number;
    readonly optional?: boolean;
  }[];
};

const SOMETIMES = "0.5";
const usualPlates = readUsualPlates();

function readUsualPlates(): Map<string, string> {
  const lines = Object.values(usualness).flatMap((text) => text.trim().split("\n"));
  return new Map(lines.map((line) => line.split(" = ") as [string, string]));
}

export const readMeals = (meal: Meal, texts: readonly MealText[]): MealTemplate[] =>
  texts.map(
    ({
      id,
      name,
      region,
      where,
      minutes,
      cost,
      timesAWeek = 2,
      repeatsLunch = false,
      usual,

      parts,
    }) => ({
      id,
      meal,
      name,
      regions: region ?? REGIONS,
      places: where ?? ["casa"],
      minutes,
      cost,
      timesAWeek,
      repeatsLunch,
      usual: readUsual(usual ?? usualPlates.get(id) ?? SOMETIMES, id),
      parts: parts.map(({ part, foods, step = 1, optional = false }) => ({
        part,
        choices: foods.map((text) => readChoice(id, text)),
        step,
        optional,
      })),
    }),
  );

/** `taco:3 cs 4 2-8`. */
function readChoice(id: string, text: string): Choice {
  const [food = "", unit = "", typical, range = "", ...rest] = text.split(" ");
  const [least, most] = range.split("-");
  if (rest.length > 0) throw new Error(`${id}: "${text}" is no choice of a food`);
  return {
    food: food as FoodId,
    unit: unit as UnitKey,
    typical: numberOf(typical, id),
    least: numberOf(least, id),
    most: numberOf(most, id),
  };
}
