import type { EatenFood } from "@app/contract/diary";
import { describeEaten, describeEatenInHands, eatenName } from "@app/engine/nutrition/eaten/describe-eaten";
import { type EatenFigures, eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import type { DiaryRecords, StoredEntry } from "../diary-records.ts";

/** A food of the day in words. This is all that a view without figures has. */
export type HiddenEntry = {
  id: string;
  name: string;
  /** `2 conchas`; with hidden numbers in hands. */
  measure: string;
};

export type ShownEntry = HiddenEntry & {
  /** Null is "sem dado". */
  kcal: number | null;
};

type OwnFoods = Pick<DiaryRecords, "ownFoods">;

const REMOVED_FOOD = "Alimento seu";

/** An own food that was removed since keeps its figures in the entry, not its name. */
export function nameOf({ ref }: Pick<EatenFood, "ref">, { ownFoods }: OwnFoods): string {
  const own = ownFoods.find(({ id }) => ref === `mine:${id}`);
  return own?.name ?? eatenName({ ref }) ?? REMOVED_FOOD;
}

export const hiddenEntry = ({ id, food, amount }: StoredEntry, records: OwnFoods): HiddenEntry => ({
  id,
  name: nameOf(food, records),
  measure: describeEatenInHands(food, amount),
});

export const shownEntry = ({ id, food, amount }: StoredEntry, records: OwnFoods): ShownEntry => ({
  id,
  name: nameOf(food, records),
  measure: describeEaten(food, amount),
  kcal: kcalOf(figuresOf({ food, amount }).kcal),
});

const NO_DATA: EatenFigures = {
  kcal: null,
  lowKcal: null,
  highKcal: null,
  protein: null,
  fat: null,
  carb: null,
  fibre: null,
};

/** In tenths. A food that is known neither here nor in its entry has no data. */
export const figuresOf = ({ food, amount }: Pick<StoredEntry, "food" | "amount">): EatenFigures =>
  eatenFigures(food, amount) ?? NO_DATA;

const kcalOf = (tenths: number | null): number | null => (tenths === null ? null : Math.round(tenths / 10));
