import { catalogue } from "../catalogue/catalogue.ts";
import { type Food, fullName } from "../catalogue/food.ts";
import { phraseWords } from "./fold-word.ts";

/** Distinct foods in the catalogue, but one seldom says which at table. */
const LEFT_UNSAID = /\b(com pele|sem pele|com gordura|sem gordura|com casca)\b/g;
const BY_SYNONYM = 10;
const BEGUN = 50;
const JOINS = new Set(["com", "sem", "e", "para"]);
const RAW = 100;

export const isEaten = ({ use }: Food): boolean => use !== "ingrediente";

/** A way to name a food; of two foods with one name the lower rank is meant. */
export type Named = {
  readonly food: Food;
  readonly words: readonly string[];
  readonly rank: number;
  /** Without its state. */
  readonly isBare: boolean;
  readonly isSynonym: boolean;
};

/** Full name, bare name, both without what is left unsaid, each with its synonyms; and two words or more of a longer one. */
export function namesOf(food: Food): Named[] {
  const full = fullName(food);
  const names = [full, food.name, full.replace(LEFT_UNSAID, ""), food.name.replace(LEFT_UNSAID, "")];
  return names.flatMap((name, order) => {
    const words = phraseWords(name);
    const rank = order + (isEaten(food) ? 0 : RAW);
    const isBare = order % 2 === 1 && food.state !== null;
    const spelled = synonymsOf(words).map((other) => ({ words: other, rank: rank + BY_SYNONYM, isSynonym: true }));
    const begun =
      order === 1 ? beginningsOf(words).map((some) => ({ words: some, rank: rank + BEGUN, isSynonym: true })) : [];
    return [{ words, rank, isSynonym: false }, ...spelled, ...begun].map((one) => ({ ...one, food, isBare }));
  });
}

/** `iogurte grego` of `iogurte grego natural`. */
const beginningsOf = (words: readonly string[]): string[][] =>
  words.flatMap((word, index) =>
    index > 0 && index < words.length - 1 && !JOINS.has(word) ? [words.slice(0, index + 1)] : [],
  );

type Synonyms = { readonly canonical: readonly string[]; readonly others: readonly (readonly string[])[] };

/** By the first word of the canonical name. */
const synonyms = new Map<string, Synonyms[]>();
for (const line of catalogue.synonyms) {
  const [canonical = [], ...others] = line.map(phraseWords);
  const [first = ""] = canonical;
  synonyms.set(first, [...(synonyms.get(first) ?? []), { canonical, others }]);
}

/** The same words with a synonym in the place of one that the catalogue uses. */
export const synonymsOf = (words: readonly string[]): string[][] =>
  words.flatMap((word, at) =>
    (synonyms.get(word) ?? [])
      .filter(({ canonical }) => canonical.every((one, offset) => words[at + offset] === one))
      .flatMap(({ canonical, others }) =>
        others.map((other) => [...words.slice(0, at), ...other, ...words.slice(at + canonical.length)]),
      ),
  );
