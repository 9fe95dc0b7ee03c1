import { ownFoodDetail } from "../../../data/sentence/search-words.ts";
import { findFood } from "../catalogue/catalogue.ts";
import { GROUPS } from "../catalogue/food.ts";
import { foodName } from "../words/food-name.ts";
import { foldText, foldWord, LINKS } from "./fold-word.ts";
import { isOneSlip } from "./one-slip.ts";
import { buildSearchIndex, type Indexed, type OwnName } from "./search-index.ts";

export type FoodHit = {
  readonly ref: string;
  /** As shown: `Arroz branco`. */
  readonly name: string;
  /** How it is made, where the name does not say it, and its group. */
  readonly detail: string;
  /** Null: no figure, or a food of the member's own. */
  readonly per100Kcal: number | null;
};

const MOST_HITS = 20;
const MATCH = 0.5;
const RECENCY = 0.1;
/** Beyond these a food is no longer recent. */
const MOST_RECENT = 30;
const SHORTEST_SLIP = 4;
const WHOLE = 1;
const LEAST_PREFIX = 0.6;
const SLIP = 0.45;
/** Of a name whose other words were not typed. */
const UNTYPED = 0.4;
const FIRST_WORD = 0.1;

/** Prepares the foods once; the function that it gives answers every keystroke. */
export function createFoodSearch(own: readonly OwnName[] = []) {
  const { foods, words } = buildSearchIndex(own);
  const ownNames = new Map(own.map(({ ref, name }) => [ref, name]));

  return (query: string, recent: readonly string[] = []): FoodHit[] => {
    const typed = typedWords(query);
    const scores = typed.map((word) => scoreWords(words, word));
    const recency = new Map(recent.slice(0, MOST_RECENT).map((ref, index) => [ref, 1 - index / MOST_RECENT]));
    return foods
      .map((food) => ({ ref: food.ref, score: scoreFood(food, scores, recency.get(food.ref) ?? 0) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_HITS)
      .map(({ ref }) => hitOf(ref, ownNames.get(ref)));
  };
}

const typedWords = (query: string): string[] =>
  (foldText(query).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LINKS.has(word));

/** How well each word of the index answers a typed one, which may be only begun. Slips count where nothing else fits. */
function scoreWords(words: readonly string[], typed: string): Float32Array {
  const folded = foldWord(typed);
  const scores = new Float32Array(words.length);
  let hasFound = false;
  words.forEach((word, index) => {
    if (word === folded || word === typed) scores[index] = WHOLE;
    else if (word.startsWith(typed)) scores[index] = LEAST_PREFIX + 0.3 * (typed.length / word.length);
    if (scores[index]) hasFound = true;
  });
  if (hasFound || typed.length < SHORTEST_SLIP) return scores;
  words.forEach((word, index) => {
    if (isSlip(folded, word) || isSlip(typed, word)) scores[index] = SLIP;
  });
  return scores;
}

/** In a word that is whole or only begun; its first letter is seldom wrong. */
const isSlip = (typed: string, word: string): boolean =>
  typed[0] === word[0] && [0, 1, -1].some((more) => isOneSlip(typed, word.slice(0, typed.length + more)));

/** Zero when a typed word is nowhere in any of its names. */
function scoreFood({ names, prior }: Indexed, typed: readonly Float32Array[], recency: number): number {
  if (typed.length === 0) return prior + RECENCY * 10 * recency;
  const match = names.reduce((best, { words, weight }) => Math.max(best, weight * scoreName(words, typed)), 0);
  return match === 0 ? 0 : MATCH * match + prior + RECENCY * recency;
}

function scoreName(name: readonly number[], typed: readonly Float32Array[]): number {
  let sum = 0;
  for (const scores of typed) {
    const best = name.reduce((most, word) => Math.max(most, scores[word] ?? 0), 0);
    if (best === 0) return 0;
    sum += best;
  }
  const isFirst = (typed[0]?.[name[0] ?? 0] ?? 0) > 0;
  const share = Math.min(1, typed.length / name.length);
  return (sum / typed.length) * (1 - UNTYPED * (1 - share)) * (isFirst ? 1 : 1 - FIRST_WORD);
}

function hitOf(ref: string, ownName: string | undefined): FoodHit {
  const food = findFood(ref);
  if (!food) return { ref, name: ownName ?? "", detail: ownFoodDetail, per100Kcal: null };
  const name = foodName(ref);
  const { title } = GROUPS[food.group];
  const isUnsaid = food.state !== null && !name.endsWith(food.state);
  return { ref, name, detail: isUnsaid ? `${food.state} · ${title}` : title, per100Kcal: food.per100.kcal };
}
