import { foldWords } from "../../safety/hearing/fold-words.ts";
import { spelling } from "../../safety/hearing/spelling.ts";
import { PatternBook, PatternIndex, type ReadWord } from "../../safety/hearing/word-patterns.ts";
import { outputRules } from "./output-rules.ts";
import type { SaidReason } from "./said-patterns.ts";

const { sets, against, verdicts, advice, withhold, patterns } = outputRules.content.said;
const book = new PatternBook(sets, []);
const taken = new PatternIndex(against.map((pattern) => book.compile(pattern)));
const judged = new PatternIndex(verdicts.map((pattern) => book.compile(pattern)));
const withheld = new PatternIndex(withhold.map((pattern) => book.compile(pattern)));
const advised = new PatternIndex(advice.map((pattern) => book.compile(pattern)));
const reasons = Object.entries(patterns) as [SaidReason, readonly string[]][];
const index = new PatternIndex(reasons.flatMap(([, listed]) => listed.map((pattern) => book.compile(pattern))));

/** Why a sentence may not be said, by what its words advise or whom they despise. */
export function findSaid(sentence: string): SaidReason | undefined {
  const read = readClauses(sentence);
  if (withheld.findFirst(read, true).size > 0) return "diet-tip";
  const found = index.findFirst(withoutWarnings(read), true);
  return reasons.find(([, listed]) => listed.some((pattern) => found.has(pattern)))?.[0];
}

/**
 * How a sentence that advises nothing warns of a thing: it says what is wrong with it, or it speaks against doing it and says nothing
 * else of it.
 */
export function warningOf(sentence: string): "verdict" | "against" | undefined {
  const read = readClauses(sentence);
  const words = withoutWarnings(read);
  if (advised.findFirst(words, true).size > 0) return undefined;
  if (judged.findFirst(read, true).size > 0) return "verdict";
  return words.some(({ isCut }) => isCut) ? "against" : undefined;
}

type ClauseWord = ReadWord & { readonly clause: number };

const readClauses = (sentence: string): ClauseWord[] =>
  sentence
    .split(/[,;:()]|\s[-–—]\s/)
    .flatMap((clause, at) => foldWords(clause, spelling).map((word) => ({ ...book.read(word), clause: at })));

/** Words that begin another advice in the same clause. */
const TURN = new Set(["e", "mas", "porem", "so", "apenas", "entao", "prefira", "melhor", ...(sets["order"] ?? [])]);

/** What a clause speaks against is taken out, from the words against it to its end or to where it turns. */
function withoutWarnings(words: readonly ClauseWord[]): readonly ClauseWord[] {
  const cut = new Set<ClauseWord>();
  for (const { from, to } of taken.findWithin(words)) {
    for (const word of words.slice(from, to)) cut.add(word);
    const last = words[to - 1];
    for (let at = to; words[at] && words[at]?.clause === last?.clause && !TURN.has(words[at]?.text ?? ""); at++)
      cut.add(words[at] as ClauseWord);
  }
  return words.map((word) => (cut.has(word) ? { ...word, isCut: true } : word));
}

/** Amounts of meals and of energy a day that a sentence gives, as far as it says "a day". */
const MEALS = ["# refeicoes ~3 dia|diarias"].map((pattern) => book.compile(pattern));
const ENERGY = ["# <energy> ~3 dia|diarias|diaria|diario"].map((pattern) => book.compile(pattern));
const meals = new PatternIndex(MEALS);
const energy = new PatternIndex(ENERGY);

export type PlannedDay = { readonly meals: number; readonly kcal: number };

/** Whether a sentence gives a day of fewer meals or of less energy than the plan's. */
export function givesLess(sentence: string, planned: PlannedDay): boolean {
  const read = foldWords(sentence, spelling).map((word) => book.read(word));
  const isBelow = (within: PatternIndex, least: number): boolean =>
    within.findWithin(read).some(({ from }) => (read[from]?.number ?? least) < least);
  return isBelow(meals, planned.meals) || isBelow(energy, planned.kcal);
}
