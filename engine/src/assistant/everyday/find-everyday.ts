import { everydayRules } from "./everyday-rules.ts";
import { type CompiledCue, compileCue, cueScore, soundsOf } from "./words/cues.ts";
import { readWords, type Word } from "./words/read-words.ts";

/** `score`: how surely; of `nearest` the surest stands first. */
type EverydayFound = { readonly intent: string; readonly score: number };

const { intents, classes, heard } = everydayRules.content;

type Compiled = {
  readonly intent: string;
  readonly cues: readonly CompiledCue[];
  readonly not: readonly CompiledCue[];
  readonly phrases: readonly ReadonlySet<string>[];
};

/** A cue that is there is this much surer than a sentence that is alike. */
const LIKENESS = 1.4;
const MORE_CUES = 0.25;
const MOST_CUES = 4;
/** Below one nothing is understood: a cue of its own, or a sentence nearly the same. */
const UNDERSTOOD = 1;
const ALIKE = 0.45;
/** Never shrugged at: less is enough. */
const EAGER = new Set(["desistir", "dor", "gravidez", "fome"]);
const EAGERLY_ALIKE = 0.3;
/** Said in one sentence of twenty, a word makes none alike. */
const COMMON = 3;
/** Words that begin alike mean alike. */
const STEM = 5;
const stemOf = (sound: string): string => sound.slice(0, STEM);

const cuesOf = (written: readonly string[] = []): CompiledCue[] => written.map((cue) => compileCue(cue, classes));
const compiledCues = intents.map(({ intent, cues, not }) => ({ intent, cues: cuesOf(cues), not: cuesOf(not) }));
const wordsOfCues = compiledCues.flatMap(({ cues, not }) => [...cues, ...not].flatMap(soundsOf));
const wordsOfPhrases = intents.flatMap(({ phrases }) =>
  phrases.flatMap((phrase) => readWords(phrase, new Set()).map(({ sound }) => sound)),
);

/** Of what the phrases say only what is said often, or it is a slip itself. */
const known: ReadonlySet<string> = new Set([...wordsOfCues, ...saidTwice(wordsOfPhrases)]);

function saidTwice(words: readonly string[]): string[] {
  const once = new Set<string>();
  return words.filter((word) => once.has(word) || !once.add(word));
}

const compiled: readonly Compiled[] = compiledCues.map((one, index) => ({
  ...one,
  phrases: [...(intents[index]?.phrases ?? []), ...(heard[one.intent] ?? [])].map((phrase) =>
    stemsOf(readWords(phrase, known)),
  ),
}));

const allPhrases = compiled.flatMap(({ phrases }) => phrases);
const rarity = new Map<string, number>();
for (const stem of allPhrases.flatMap((phrase) => [...phrase])) rarity.set(stem, (rarity.get(stem) ?? 0) + 1);
const UNKNOWN = Math.log(allPhrases.length / 2);
const weightOf = (stem: string): number => {
  const seen = rarity.get(stem);
  return seen === undefined ? UNKNOWN : Math.log(allPhrases.length / seen);
};

function stemsOf(words: readonly Word[]): Set<string> {
  return new Set(words.map(({ sound }) => stemOf(sound)));
}

/** What a text wishes, the surest first; empty: nothing of it was foreseen. */
export function nearestEveryday(text: string): EverydayFound[] {
  const words = readWords(text, known);
  const stems = stemsOf(words);
  return compiled
    .map(({ intent, cues, not, phrases }) => {
      if (not.some((cue) => cueScore(cue, words) > 0)) return { intent, score: 0, alike: 0 };
      const scores = cues.map((cue) => cueScore(cue, words)).filter((score) => score > 0);
      const more = MORE_CUES * Math.min(MOST_CUES, Math.max(0, scores.length - 1));
      const alike = Math.max(0, ...phrases.map((phrase) => likeness(stems, phrase)));
      return { intent, score: Math.max(0, ...scores) + more + LIKENESS * alike, alike, hasCue: scores.length > 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ intent, score, alike, hasCue }) => ({
      intent,
      score:
        hasCue || alike >= (EAGER.has(intent) ? EAGERLY_ALIKE : ALIKE)
          ? Math.max(UNDERSTOOD, score)
          : Math.min(score, UNDERSTOOD * 0.99),
    }));
}

export const findEveryday = (text: string): EverydayFound | undefined =>
  nearestEveryday(text).find(({ score }) => score >= UNDERSTOOD);

/** How much of two sentences is the same, the rarer words counting more. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let same = 0;
  let shared = 0;
  for (const stem of one) {
    if (!other.has(stem)) continue;
    same += weightOf(stem) ** 2;
    if (weightOf(stem) > COMMON) shared += 1;
  }
  // One word alone makes no two sentences alike, unless neither has another.
  const rare = [...other].filter((stem) => weightOf(stem) > COMMON).length;
  if (shared < Math.min(2, rare)) return 0;
  return same / (lengthOf(one) * lengthOf(other));
}

const lengthOf = (stems: ReadonlySet<string>): number =>
  Math.sqrt([...stems].reduce((sum, stem) => sum + weightOf(stem) ** 2, 0));
