import { foldWords } from "../../safety/hearing/fold-words.ts";
import { spelling } from "../../safety/hearing/spelling.ts";
import { PatternBook, PatternIndex } from "../../safety/hearing/word-patterns.ts";
import { outputRules } from "./output-rules.ts";
import type { SaidReason } from "./said-patterns.ts";

const { sets, against, patterns } = outputRules.content.said;
const book = new PatternBook(sets, []);
const taken = new PatternIndex(against.map((pattern) => book.compile(pattern)));
const reasons = Object.entries(patterns) as [SaidReason, readonly string[]][];
const index = new PatternIndex(reasons.flatMap(([, listed]) => listed.map((pattern) => book.compile(pattern))));

/** Why a sentence may not be said, by what its words advise or whom they despise. */
export function findSaid(sentence: string): SaidReason | undefined {
  const read = foldWords(sentence, spelling).map((word) => book.read(word));
  const cut = new Set(taken.findWithin(read).flatMap(({ from, to }) => read.slice(from, to)));
  const found = index.findFirst(
    read.map((word) => ({ ...word, isCut: cut.has(word) })),
    true,
  );
  return reasons.find(([, listed]) => listed.some((pattern) => found.has(pattern)))?.[0];
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
