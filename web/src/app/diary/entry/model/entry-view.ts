import { describeEaten, describeEatenInHands } from "@app/engine/nutrition/eaten/describe-eaten";
import { type EatenFigures, eatenFigures, sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { formatWhole } from "../../../shell/format/numbers.ts";
import type { Foods } from "./foods.ts";
import type { Found, FoundFood } from "./found-in.ts";

/** Which figures of foods a member sees. With hidden weight alone they stay. */
export type Numbers = "shown" | "hidden";

export type FoodRow = Pick<FoundFood, "key" | "mark" | "isRemoved"> & { name: string; measure: string };

export type ShownFigures = {
  /** "280 g"; null when the measure says it. */
  grams: string | null;
  /** Null: there is no figure for it. */
  kcal: string | null;
  /** "160 a 267"; null when there is none. */
  range: string | null;
};

export type Total = { kcal: string; low: string; high: string /** Of the range, from 0 to 1. */; share: number };

type HiddenEntry = {
  numbers: "hidden";
  rows: readonly FoodRow[];
  /** Words that nothing is logged for. */
  without: readonly string[];
};
type ShownEntry = {
  numbers: "shown";
  rows: readonly (FoodRow & { figures: ShownFigures })[];
  total: Total;
  /** What the sum leaves out: words that are not known, and foods without a figure. */
  without: readonly string[];
};
/** Two types: what is hidden has no figure to hide. */
export type EntryView = HiddenEntry | ShownEntry;

export function viewEntry(foods: Foods, found: Found, numbers: Numbers): EntryView {
  const unknown = found.unknown.map(({ text }) => text);
  if (numbers === "hidden") {
    const rows = found.foods.map((food) => rowOf(foods, food, describeEatenInHands(food, food.amount)));
    return { numbers, rows, without: unknown };
  }
  const eaten = found.foods.map((food) => ({ food, figures: eatenFigures(foods.eatenOf(food.ref), food.amount) }));
  const counted = eaten.flatMap(({ food, figures }) => (food.isRemoved || !figures ? [] : figures));
  const missing = eaten.filter(({ food, figures }) => !food.isRemoved && (figures?.kcal ?? null) === null);
  return {
    numbers,
    rows: eaten.map(({ food, figures }) => ({
      ...rowOf(foods, food, describeEaten(food, food.amount)),
      figures: figuresOf(food, figures),
    })),
    total: totalOf(counted),
    without: [...unknown, ...missing.map(({ food }) => foods.nameOf(food.ref).toLowerCase())],
  };
}

const rowOf = (foods: Foods, { key, ref, mark, isRemoved }: FoundFood, measure: string): FoodRow => ({
  key,
  mark,
  isRemoved,
  name: foods.nameOf(ref),
  measure,
});

function figuresOf({ amount }: FoundFood, figures: EatenFigures | undefined): ShownFigures {
  return { grams: amount.unit === null ? null : formatGrams(amount.grams), ...energyOf(figures) };
}

/** In whole kcal, with the range of the measure where it has one. */
export function energyOf(figures: EatenFigures | undefined): Pick<ShownFigures, "kcal" | "range"> {
  if (!figures || figures.kcal === null) return { kcal: null, range: null };
  const [low, high] = [formatWhole((figures.lowKcal ?? 0) / 10), formatWhole((figures.highKcal ?? 0) / 10)];
  return { kcal: `${formatWhole(figures.kcal / 10)}\u00a0kcal`, range: low === high ? null : `${low} a ${high}` };
}

function totalOf(figures: readonly EatenFigures[]): Total {
  const { kcal, lowKcal, highKcal } = sumEaten(figures);
  const share = highKcal > lowKcal ? (kcal - lowKcal) / (highKcal - lowKcal) : 0.5;
  return { kcal: formatWhole(kcal), low: formatWhole(lowKcal), high: formatWhole(highKcal), share };
}

/** "280 g"; a pinch may be less than one. */
export const formatGrams = (grams: number): string =>
  `${grams < 1 ? String(Math.round(grams * 10) / 10).replace(".", ",") : formatWhole(grams)}\u00a0g`;
