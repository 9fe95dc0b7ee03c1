import { plates } from "../../../data/sentence/plates.ts";
import { saidUnits, weightUnits } from "../../../data/sentence/said-units.ts";
import {
  approximators,
  brands,
  fillers,
  fillings,
  negations,
  numberWords,
  otherFoods,
  plainStates,
  separators,
  sizes,
  withoutEnergy,
} from "../../../data/sentence/small-words.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { foldWord, foldWords, phraseWords } from "../search/fold-word.ts";
import { buildFoodPhrases } from "./food-phrases.ts";
import { PhraseTree } from "./phrase-tree.ts";
import type { Sense } from "./sense.ts";

/** `isBare`: a spoon, not said which. */
export type SaidUnit = { readonly unit: UnitKey; readonly factor: number; readonly isBare: boolean };

export type Vocabulary = {
  readonly foods: PhraseTree<Sense>;
  readonly units: PhraseTree<SaidUnit>;
  readonly plates: PhraseTree<number>;
  /** Of several words only; single ones are in `fillers`. */
  readonly fillerPhrases: PhraseTree<true>;
  readonly fillings: PhraseTree<number>;
  readonly fillers: ReadonlySet<string>;
  readonly otherFoods: ReadonlySet<string>;
  readonly separators: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  readonly approximators: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly sizes: ReadonlyMap<string, number>;
  readonly weights: ReadonlyMap<string, number>;
};

const setOf = (phrases: readonly string[]): Set<string> =>
  new Set(phrases.filter((phrase) => !phrase.includes(" ")).map(foldWord));

const mapOf = (words: Readonly<Record<string, number>>): Map<string, number> =>
  new Map(Object.entries(words).map(([word, value]) => [foldWord(word), value]));

function treeOf<Value>(entries: readonly (readonly [readonly string[], Value])[]): PhraseTree<Value> {
  const tree = new PhraseTree<Value>();
  for (const [words, value] of entries) tree.add(words, value);
  return tree;
}

const readUnits = (): PhraseTree<SaidUnit> =>
  treeOf(
    saidUnits
      .trim()
      .split("\n")
      .map((line) => {
        const [phrase = "", means = ""] = line.split(" = ");
        const [unit = "", note = "1"] = means.split(" ");
        const isBare = note === "bare";
        return [phraseWords(phrase), { unit: unit as UnitKey, factor: isBare ? 1 : Number(note), isBare }] as const;
      }),
  );

let vocabulary: Vocabulary | undefined;

/** Made at the first sentence: a screen that reads none does not pay for it. */
export function getVocabulary(): Vocabulary {
  vocabulary ??= {
    foods: buildFoodPhrases(),
    units: readUnits(),
    plates: treeOf(plates.flatMap(({ words }, index) => words.map((phrase) => [phraseWords(phrase), index] as const))),
    fillerPhrases: treeOf(
      fillers.filter((phrase) => phrase.includes(" ")).map((phrase) => [phraseWords(phrase), true] as const),
    ),
    fillings: treeOf(Object.entries(fillings).map(([phrase, factor]) => [foldWords(phrase), factor] as const)),
    fillers: setOf([...fillers, ...withoutEnergy]),
    otherFoods: setOf(otherFoods),
    separators: setOf(separators),
    negations: setOf(negations),
    approximators: setOf(approximators),
    states: setOf(plainStates),
    brands: setOf(brands),
    numbers: mapOf(numberWords),
    sizes: mapOf(sizes),
    weights: mapOf(weightUnits),
  };
  return vocabulary;
}
