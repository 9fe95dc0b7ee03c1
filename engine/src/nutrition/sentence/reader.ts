import { LINKS, MOST_LINKS, phraseWords } from "../search/fold-word.ts";
import type { OwnMeasures } from "../search/measure-for.ts";
import { correctTypos, groupByInitial } from "./correct-typos.ts";
import { type Match, PhraseTree } from "./phrase-tree.ts";
import type { Sense } from "./sense.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { getVocabulary, type Vocabulary } from "./vocabulary.ts";

/** What a member calls things: own foods are found by their names, own measures replace the table's grams. */
export type OwnWords = {
  readonly foods: readonly {
    readonly ref: string;
    readonly name: string;
    readonly measure: { readonly unit: string; readonly grams: number } | null;
  }[];
  readonly measures: OwnMeasures;
};

/** A sentence under way: its tokens and the words to read them by. */
export type Reader = {
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  readonly ownFoods: PhraseTree<Sense>;
  readonly ownMeasures: OwnMeasures;
};

let wordsByInitial: ReadonlyMap<string, readonly string[]> | undefined;

export function createReader(text: string, own: OwnWords): Reader {
  const vocabulary = getVocabulary();
  const ownFoods = new PhraseTree<Sense>();
  for (const food of own.foods) ownFoods.add(phraseWords(food.name), ownSense(food));
  wordsByInitial ??= groupByInitial(vocabulary.foods.words);
  const isKnown = (word: string): boolean =>
    ownFoods.words.has(word) || vocabulary.otherFoods.has(word) || isWordOf(vocabulary, word);
  return {
    vocabulary,
    tokens: correctTypos(tokensOf(text), isKnown, wordsByInitial),
    ownFoods,
    ownMeasures: own.measures,
  };
}

const ownSense = ({ ref, measure }: OwnWords["foods"][number]): Sense => ({
  ref,
  key: null,
  unit: null,
  offers: [],
  parts: [],
  own: measure ?? "unmeasured",
});

const isWordOf = (words: Vocabulary, word: string): boolean =>
  [words.foods.words, words.units.words, words.plates.words, words.fillings.words, words.fillerPhrases.words].some(
    (set) => set.has(word),
  ) || isSmallWord(words, word);

const isSmallWord = (words: Vocabulary, word: string): boolean =>
  [words.fillers, words.separators, words.negations, words.approximators, words.states, words.brands, LINKS].some(
    (set) => set.has(word),
  ) || [words.numbers, words.sizes, words.weights].some((map) => map.has(word));

export const wordAt = ({ tokens }: Reader, at: number): string => tokens[at]?.word ?? "";
export const isWord = ({ tokens }: Reader, at: number): boolean => tokens[at]?.kind === "word";
export const isLink = (reader: Reader, at: number): boolean => isWord(reader, at) && LINKS.has(wordAt(reader, at));

export function skipLinks(reader: Reader, at: number): number {
  let end = at;
  while (isLink(reader, end) && end - at < MOST_LINKS) end++;
  return end;
}

/** The longest name of a food at a place; the member's own first. Sizes and makers' names inside it are passed over. */
export function foodAt(reader: Reader, at: number): Match<Sense> | undefined {
  const { vocabulary, tokens, ownFoods } = reader;
  const isPassed = ({ word }: Token): boolean => vocabulary.sizes.has(word) || vocabulary.brands.has(word);
  const [own] = ownFoods.matches(tokens, at, isPassed);
  const [common] = vocabulary.foods.matches(tokens, at, isPassed);
  return own && own.end >= (common?.end ?? 0) ? own : common;
}

export const isUnitAt = ({ vocabulary, tokens }: Reader, at: number): boolean =>
  vocabulary.units.matches(tokens, at).length > 0;

/** A word that stands for nothing we know. */
export function isUnknownAt(reader: Reader, at: number): boolean {
  const { vocabulary, tokens } = reader;
  if (!isWord(reader, at) || isSmallWord(vocabulary, wordAt(reader, at))) return false;
  if (vocabulary.plates.matches(tokens, at).length > 0 || isUnitAt(reader, at)) return false;
  return vocabulary.fillings.matches(tokens, at).length === 0 && foodAt(reader, at) === undefined;
}

/** Ends a name of several words: a separator, a number, a negation, a plate. */
export const isStop = ({ vocabulary: { separators, negations, numbers } }: Reader, word: string): boolean =>
  separators.has(word) || negations.has(word) || numbers.has(word);
