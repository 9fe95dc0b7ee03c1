import type { Amount, EatenFood } from "@app/contract/diary";
import type { Exclusions } from "@app/contract/exclusions";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { inMeasure } from "@app/engine/nutrition/search/in-measure";
import { portionsOf, usualAmount } from "@app/engine/nutrition/search/portions-of";
import { createFoodSearch, type FoodHit } from "@app/engine/nutrition/search/search-foods";
import { type OwnWords, type ReadSentence, readSentence } from "@app/engine/nutrition/sentence/read-sentence";
import { foodSource } from "@app/engine/nutrition/words/describe-source";
import type { DiaryRecords, StoredEntry } from "../../../data/diary/diary-records.ts";
import { nameOf } from "../../../data/diary/view/entry-view.ts";
import type { Portion } from "./amounts.ts";

export const MINE = "mine:";
const RECENT_DAYS = 30;

/** Everything that can be logged: the catalogue, and what is the member's own. On the device, so that it needs no network. */
export type Foods = {
  read: (text: string) => ReadSentence;
  /** Without words: none. */
  search: (query: string) => readonly FoodHit[];
  /** Makes the index of the search. */
  prepare: () => void;
  /** Foods of the last weeks that the member eats, the newest first: what is offered before a word is typed. */
  recent: readonly string[];
  /** A food that was deleted is not. */
  isKnown: (ref: string) => boolean;
  nameOf: (ref: string) => string;
  /** Where its figures are from: `TACO 4ª edição, item 561`; null for what is the member's own. */
  sourceOf: (ref: string) => string | null;
  eatenOf: (ref: string) => EatenFood;
  /** The usual one first, grams last. */
  portionsOf: (ref: string) => readonly Portion[];
  usualOf: (ref: string) => Amount;
};

type Known = Pick<DiaryRecords, "ownFoods" | "ownMeasures" | "entries">;

export function createFoods({ ownFoods, ownMeasures, entries }: Known, exclusions: Exclusions): Foods {
  const mine = new Map(ownFoods.map((food) => [`${MINE}${food.id}`, food]));
  const isKnown = (ref: string) => mine.has(ref) || findFood(ref) !== undefined;
  const words: OwnWords = {
    foods: [...mine].map(([ref, { name, measure }]) => ({ ref, name, measure })),
    measures: ownMeasures.map(({ measure: { unit, food }, grams }) => ({ unit, food, grams })),
  };
  const recent = recentIn(entries).filter((ref) => isKnown(ref) && !isExcluded(exclusions, ref));
  // Made when a search opens: a sentence that is understood needs no index.
  let search: ReturnType<typeof createFoodSearch> | undefined;
  const prepared = () => {
    search ??= createFoodSearch(words.foods);
    return search;
  };
  const ownPortions = (ref: string) => ({ measures: words.measures, measure: mine.get(ref)?.measure ?? null });
  const portions = (ref: string): readonly Portion[] => portionsOf(ref, ownPortions(ref));
  const inWords = (ref: string, amount: Amount) => (amount.isAssumed ? inMeasure(amount, portions(ref)) : amount);
  return {
    read(text) {
      const { pieces, waterMl } = readSentence(text, words);
      return {
        waterMl,
        pieces: pieces.map((piece) =>
          piece.kind === "food" ? { ...piece, amount: inWords(piece.ref, piece.amount) } : piece,
        ),
      };
    },
    search: (query) => (query.trim() === "" ? [] : prepared()(query, recent).filter(({ ref }) => isKnown(ref))),
    prepare: () => void prepared(),
    recent,
    isKnown,
    nameOf: (ref) => nameOf({ ref }, { ownFoods }),
    sourceOf: (ref) => (findFood(ref) ? foodSource(ref) : null),
    eatenOf: (ref) => ({ ref, per100: mine.get(ref)?.per100 ?? null }),
    portionsOf: portions,
    usualOf: (ref) => inWords(ref, usualAmount(ref, ownPortions(ref))),
  };
}

function recentIn(entries: Known["entries"]): string[] {
  const days = [...entries.keys()].sort().reverse().slice(0, RECENT_DAYS);
  const newestFirst = (day: string): StoredEntry[] => [...(entries.get(day) ?? [])].reverse();
  return [...new Set(days.flatMap(newestFirst).map(({ food }) => food.ref))];
}
