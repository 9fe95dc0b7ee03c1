import { describeEaten, describeEatenInHands } from "@app/engine/nutrition/eaten/describe-eaten";
import { eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { energyOf, formatGrams, type Numbers } from "../model/entry-view.ts";
import { type Foods, MINE } from "../model/foods.ts";

export type SearchRow = {
  ref: string;
  name: string;
  /** "1 colher de sopa (15 g)"; with hidden numbers "1 punho". */
  measure: string;
  /** Null with hidden numbers. */
  energy: string | null;
};

export type SearchView = { known: readonly SearchRow[]; table: readonly SearchRow[] };

/** What was logged before and what is the member's own stands apart from the table. Without words: the recent ones. */
export function viewSearch(foods: Foods, query: string, numbers: Numbers): SearchView {
  const row = (ref: string) => rowOf(foods, ref, numbers);
  if (query.trim() === "") return { known: foods.recent.slice(0, 12).map(row), table: [] };
  const refs = foods.search(query).map(({ ref }) => ref);
  const recent = new Set(foods.recent);
  const isKnown = (ref: string) => recent.has(ref) || ref.startsWith(MINE);
  return { known: refs.filter(isKnown).map(row), table: refs.filter((ref) => !isKnown(ref)).map(row) };
}

function rowOf(foods: Foods, ref: string, numbers: Numbers): SearchRow {
  const [name, amount] = [foods.nameOf(ref), foods.usualOf(ref)];
  if (numbers === "hidden") return { ref, name, measure: describeEatenInHands({ ref }, amount), energy: null };
  const { kcal } = energyOf(eatenFigures(foods.eatenOf(ref), amount));
  const grams = amount.unit === null ? "" : ` (${formatGrams(amount.grams)})`;
  return { ref, name, measure: `${describeEaten({ ref }, amount)}${grams}`, energy: kcal ?? copy.noFigure };
}
