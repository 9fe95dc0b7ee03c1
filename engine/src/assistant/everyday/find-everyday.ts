import { everydayRules } from "./everyday-rules.ts";
import { type CompiledCue, compileCue, cueScore, soundsOf } from "./words/cues.ts";
import { readWords, type Word } from "./words/read-words.ts";
import { type Learned, learn } from "./words/word-learner.ts";

/** `score`: how surely; of `nearest` the surest stands first. */
type Near = { readonly intent: string; readonly score: number };
/** `other`: what it may have meant as well. */
export type EverydayFound = Near & { readonly other?: string };

const { intents, classes, heard, said } = everydayRules.content;

/** What wants nothing of everyday life. */
const NONE = "";
/** A second cue makes a wish surer. */
const MORE_CUES = 0.25;
const MOST_CUES = 4;
/** What a cue adds to what the words tell, and a cue against it takes away. */
const CUE = 0.75;
const AGAINST = -2;
/** As sure as this, a cue against it is outweighed. */
const OUTWEIGHED = 0.5;
const LEAST = 0.001;
/** From here on it is understood: by its words alone, by fewer where no other wish is near, or by less beside a cue. */
const SURE = 0.3;
const SURE_IF_AHEAD = 0.12;
const AHEAD = 2;
const SURE_WITH_CUE = 0.03;
/** Never shrugged at: less is enough. */
const EAGER = new Set(["desistir", "dor", "gravidez", "fome"]);
const EAGERLY_SURE = 0.15;
const UNDERSTOOD = 1;

const cuesOf = (written: readonly string[] = []): CompiledCue[] => written.map((cue) => compileCue(cue, classes));
const compiled = intents.map(({ intent, cues, not }) => ({ intent, cues: cuesOf(cues), not: cuesOf(not) }));
const classCues = Object.keys(classes).map((name) => ({ name, cue: compileCue(`@${name}`, classes) }));

const sentences = [
  ...intents.flatMap(({ intent, phrases, ask }) => [...phrases, ask].map((text) => ({ intent, text }))),
  ...[heard, said].flatMap((all) =>
    Object.entries(all).flatMap(([intent, texts]) => texts.map((text) => ({ intent, text }))),
  ),
];

/** Of what the sentences say only what is said often, or it is a slip itself. */
const known: ReadonlySet<string> = new Set([
  ...compiled.flatMap(({ cues, not }) => [...cues, ...not].flatMap(soundsOf)),
  ...saidTwice(sentences.flatMap(({ text }) => readWords(text, new Set()).map(({ sound }) => sound))),
]);

function saidTwice(words: readonly string[]): string[] {
  const once = new Set<string>();
  return words.filter((word) => once.has(word) || !once.add(word));
}

/** Words that begin alike mean alike. */
const STEM = 5;
const stemOf = ({ sound }: Word): string => sound.slice(0, STEM);

/** What a wish is learned by: words, their beginnings, two of them in their order, and the class that a word is of. */
function featuresOf(words: readonly Word[]): string[] {
  return [
    ...words.map(({ sound }) => `word ${sound}`),
    ...words.map((word) => `stem ${stemOf(word)}`),
    ...words.slice(1).map((word, index) => `pair ${stemOf(words[index] ?? word)} ${stemOf(word)}`),
    ...classCues.filter(({ cue }) => cueScore(cue, words) > 0).map(({ name }) => `class ${name}`),
    ...(words.some(({ isFood }) => isFood) ? ["food"] : []),
  ];
}

let learned: Learned<string> | undefined;

/** Learned once: by the first text that is read, unless a server that starts has done so before its first member. */
export function learnedWords(): Learned<string> {
  learned ??= learn(
    sentences.map(({ intent, text }) => ({ label: intent, features: featuresOf(readWords(text, known)) })),
  );
  return learned;
}

/** What a text wishes, the surest first; empty: nothing of it was foreseen. */
export function nearestEveryday(text: string): Near[] {
  const words = readWords(text, known);
  if (words.length === 0) return [];
  const shares = learnedWords()(featuresOf(words));
  const [most = 0, second = 0] = [...shares.values()].sort((one, other) => other - one);
  const all = compiled.map(({ intent, cues, not }) => {
    const share = shares.get(intent) ?? 0;
    const isAgainst = not.some((cue) => cueScore(cue, words) > 0);
    const scores = isAgainst ? [] : cues.map((cue) => cueScore(cue, words)).filter((score) => score > 0);
    const cued = Math.max(0, ...scores) + MORE_CUES * Math.min(MOST_CUES, Math.max(0, scores.length - 1));
    const isAhead = share >= AHEAD * (share === most ? second : most);
    const least = scores.length > 0 ? SURE_WITH_CUE : EAGER.has(intent) ? EAGERLY_SURE : isAhead ? SURE_IF_AHEAD : SURE;
    return {
      intent,
      score: Math.log(share + LEAST) + CUE * (isAgainst ? AGAINST : cued),
      isSure: share >= (isAgainst ? OUTWEIGHED : least) && share >= (shares.get(NONE) ?? 0),
    };
  });
  return all
    .sort((one, other) => other.score - one.score)
    .map(({ intent, score, isSure }) => ({ intent, score: isSure ? UNDERSTOOD + Math.exp(score) : Math.exp(score) }));
}

/** So near behind it another wish may have been meant. */
const NEAR = 0.5;

/** The surest wish, if it is sure enough: what comes behind it is no second best, and only offered. */
export function findEveryday(text: string): EverydayFound | undefined {
  const [first, second] = nearestEveryday(text);
  if (!first || first.score < UNDERSTOOD) return undefined;
  const isDoubtful = second !== undefined && second.score > UNDERSTOOD && second.score >= first.score * NEAR;
  return { ...first, ...(isDoubtful ? { other: second.intent } : {}) };
}
