import { tokensOf } from "../../../nutrition/sentence/tokens.ts";
import { getVocabulary } from "../../../nutrition/sentence/vocabulary.ts";
import { plainText } from "../../../safety/match-text.ts";
import { foldSound } from "./fold-sound.ts";
import { JOINED, PHONE_WORDS } from "./phone-words.ts";

/** A word as it is matched, and whether it names a food of the tables. */
export type Word = { readonly sound: string; readonly plain: string; readonly isFood: boolean };

/** What is asked stands in the beginning of a long text. */
const READ = 600;
const MOST_WORDS = 90;
/** A slip is looked for in words of at least this length, two in long ones. */
const SLIP = 5;
const TWO_SLIPS = 9;

const MARKUP = /<[^<>]*>/g;

/** The words of a text, phone spelling written out and slips mended after the words that the rules know. */
export function readWords(text: string, known: ReadonlySet<string>): Word[] {
  const begun = text.slice(0, READ).replace(MARKUP, " ");
  const foods = foodWords(begun);
  return plainWords(begun)
    .slice(0, MOST_WORDS)
    .map((plain) => {
      const isFood = foods.has(plain);
      const sound = foldSound(plain);
      return { plain, isFood, sound: isFood || known.has(sound) ? sound : mend(sound, known) };
    });
}

function plainWords(text: string): string[] {
  const joined = JOINED.reduce((rest, [pattern, word]) => rest.replace(pattern, word), plainText(text));
  return (joined.match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
    const once = word.replace(/([a-z])\1{2,}/g, "$1");
    return (Object.hasOwn(PHONE_WORDS, once) ? (PHONE_WORDS[once] ?? once) : once).split(" ");
  });
}

/** Words of the body and of every day that also name a food. */
const NO_FOOD = new Set(
  "peito,coxa,musculo,lombo,manga,pe,ponta,lima,cara,prato,comida,lanche,doce,agua,massa,costela,asa".split(","),
);

function foodWords(text: string): Set<string> {
  const tokens = tokensOf(text);
  const { foods } = getVocabulary();
  const found = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const [food] = foods.matches(tokens, at);
    const end = food && food.value.ref !== "water" ? food.end : at + 1;
    if (end > at + 1 || food)
      for (const token of tokens.slice(at, end))
        for (const word of plainWords(text.slice(token.start, token.end))) if (!NO_FOOD.has(word)) found.add(word);
    at = end;
  }
  return found;
}

const mended = new WeakMap<ReadonlySet<string>, Map<string, string>>();
const MOST_MENDED = 5_000;

/** The one known word that a slip is near to; of several none is chosen. */
function mend(sound: string, known: ReadonlySet<string>): string {
  if (sound.length < SLIP || /\d/.test(sound)) return sound;
  const memory = mended.get(known) ?? new Map<string, string>();
  mended.set(known, memory);
  const before = memory.get(sound);
  if (before !== undefined) return before;
  const near = wordsLike(sound, known).filter((word) => isNear(sound, word, sound.length >= TWO_SLIPS ? 2 : 1));
  const found = near.length === 1 ? (near[0] ?? sound) : (near.find((word) => isNear(sound, word, 1)) ?? sound);
  if (memory.size < MOST_MENDED) memory.set(sound, found);
  return found;
}

const byInitial = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The known words that begin with the same letter. */
function wordsLike(sound: string, known: ReadonlySet<string>): readonly string[] {
  let initials = byInitial.get(known);
  if (!initials) {
    initials = new Map();
    for (const word of known) initials.set(word[0] ?? "", [...(initials.get(word[0] ?? "") ?? []), word]);
    byInitial.set(known, initials);
  }
  return initials.get(sound[0] ?? "") ?? [];
}

/** Whether so many letters more, fewer, other or exchanged lie between two words that begin alike. */
function isNear(one: string, other: string, slips: number): boolean {
  if (other.length < SLIP - 1 || Math.abs(one.length - other.length) > slips || one[0] !== other[0]) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost, swapped));
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? slips + 1) <= slips;
}
