import { plainText } from "../../../safety/match-text.ts";
import { foldSound, foldSpelling } from "./fold-sound.ts";
import { PHONE_WORDS } from "./phone-words.ts";
import type { Word } from "./read-words.ts";

/**
 * A cue is words in their order, at most three others between two of them; `a|b` is one of several, `que_horas` two that stand for one, `desist*` a beginning, `@x` a
 * class, `@alimento` any food of the tables, `#` a number, ` + ` another part anywhere in the text. `^2` says more than a word does.
 */
export type Cue = string;
export type Classes = Readonly<Record<string, readonly string[]>>;

type Term = {
  readonly exact: ReadonlySet<string>;
  readonly begins: readonly string[];
  readonly takesFood: boolean;
  readonly takesNumber: boolean;
  readonly weight: number;
};
/** Of each part the ways to say it. */
export type CompiledCue = readonly (readonly (readonly Term[])[])[];

const REACH = 4;
/** Words that carry little of a meaning. */
const SMALL = new Set("a o e de da do na no em com para por que um uma eu meu minha me se as os".split(" "));
const SMALL_WEIGHT = 0.3;

export const compileCue = (cue: Cue, classes: Classes): CompiledCue =>
  cue.split(" + ").map((part) => waysOf(part).map((way) => way.split(/\s+/).map((term) => compileTerm(term, classes))));

/** `que_horas|quando`: two words stand for one. */
function waysOf(part: string): string[] {
  const terms = part.trim().split(/\s+/);
  return terms.reduce<string[]>(
    (ways, term) => {
      const [bare = "", weight] = term.split("^");
      const all = bare.split("|");
      const joined = all.filter((one) => one.includes("_")).map((one) => one.replaceAll("_", " "));
      const single = all.filter((one) => !one.includes("_")).join("|");
      const said = [...(single ? [weight ? `${single}^${weight}` : single] : []), ...joined];
      return ways.flatMap((way) => said.map((one) => (way ? `${way} ${one}` : one)));
    },
    [""],
  );
}

function compileTerm(written: string, classes: Classes): Term {
  const [term = "", weight] = written.split("^");
  const words = term
    .split("|")
    .flatMap((one) => (one.startsWith("@") && one !== FOOD ? wordsOf(one, classes) : [one]))
    .map((word) => PHONE_WORDS[word] ?? plainText(word));
  const exact = words.filter((word) => word !== FOOD && word !== NUMBER && !word.endsWith("*"));
  return {
    exact: new Set(exact.map(foldSound)),
    begins: words.filter((word) => word.endsWith("*")).flatMap(foldBeginning),
    takesFood: words.includes(FOOD),
    takesNumber: words.includes(NUMBER),
    weight: weight ? Number(weight) : words.every((word) => SMALL.has(word)) ? SMALL_WEIGHT : 1,
  };
}

const FOOD = "@alimento";
const NUMBER = "#";

/** A vowel follows, so that its last letter is not folded as the end of a word; which one decides how c and g sound. */
const foldBeginning = (term: string): string[] =>
  ["a", "e"].map((vowel) => foldSpelling(`${term.slice(0, -1)}${vowel}`).slice(0, -1));

function wordsOf(name: string, classes: Classes): readonly string[] {
  const words = classes[name.slice(1)];
  if (!words) throw new Error(`there is no class ${name}`);
  return words;
}

/** Whole words of a cue, folded: what slips are mended after. */
export const soundsOf = (cue: CompiledCue): string[] => cue.flat(2).flatMap(({ exact }) => [...exact]);

/** How much of a meaning was found; 0: the cue is not there. */
export function cueScore(cue: CompiledCue, words: readonly Word[]): number {
  let score = 0;
  for (const part of cue) {
    const found = part
      .filter((way) => isFound(way, words))
      .map((way) => way.reduce((sum, { weight }) => sum + weight, 0));
    if (found.length === 0) return 0;
    score += Math.max(...found);
  }
  return score;
}

const isFound = (terms: readonly Term[], words: readonly Word[]): boolean =>
  words.some((_, at) => follows(terms, 0, words, at, at + 1));

function follows(terms: readonly Term[], term: number, words: readonly Word[], from: number, until: number): boolean {
  const wanted = terms[term];
  if (!wanted) return true;
  for (let at = from; at < Math.min(until, words.length); at += 1) {
    const word = words[at];
    if (word && isTerm(wanted, word) && follows(terms, term + 1, words, at + 1, at + 1 + REACH)) return true;
  }
  return false;
}

const isTerm = ({ exact, begins, takesFood, takesNumber }: Term, { sound, isFood }: Word): boolean =>
  exact.has(sound) ||
  (takesFood && isFood) ||
  (takesNumber && /^\d/.test(sound)) ||
  begins.some((begin) => sound.startsWith(begin));
