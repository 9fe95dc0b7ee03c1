import type { UnitKey } from "../catalogue/measure.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type SaidAmount = {
  /** Null: no number was typed. */
  readonly count: number | null;
  readonly unit: UnitKey | null;
  /** By the scale. */
  readonly grams: number | null;
  /** How full, how much: 1 when not said. */
  readonly factor: number;
  /** A folded word of sizes. */
  readonly size: string | null;
  /** A spoon, not said which. */
  readonly isBare: boolean;
};

export const NOTHING_SAID: SaidAmount = { count: null, unit: null, grams: null, factor: 1, size: null, isBare: false };

/** `end` is the token after it. */
export type AmountAt = { readonly said: SaidAmount; readonly end: number };

/** The ways to read an amount at a place; the longest measure first, without a measure last. */
export function readAmounts(vocabulary: Vocabulary, tokens: readonly Token[], at: number): AmountAt[] {
  const start = readFilling(vocabulary, tokens, at);
  const from = skipApproximators(vocabulary, tokens, start.end);
  const counted = readCount(vocabulary, tokens, from);
  const count = counted?.count ?? null;
  const end = counted?.end ?? start.end;
  const plain: SaidAmount = { ...NOTHING_SAID, count, factor: start.factor };
  const weight = count === null ? undefined : vocabulary.weights.get(tokens[end]?.word ?? "");
  if (count !== null && weight !== undefined)
    return [{ said: { ...plain, grams: count * weight, count: null }, end: end + 1 }];
  const measured = vocabulary.units.matches(tokens, end).map(({ value, end: after }) =>
    readBrackets(vocabulary, tokens, after, {
      ...plain,
      unit: value.unit,
      isBare: value.isBare,
      factor: plain.factor * value.factor,
      count: count ?? 1,
    }),
  );
  return [...measured, readFullness(vocabulary, tokens, end, plain)];
}

/** `copo (200 ml)`: what is in brackets counts. */
function readBrackets(vocabulary: Vocabulary, tokens: readonly Token[], at: number, said: SaidAmount): AmountAt {
  const weight = vocabulary.weights.get(tokens[at + 2]?.word ?? "");
  const number =
    tokens[at]?.word === "(" && tokens[at + 3]?.word === ")" ? numberAt(vocabulary, tokens[at + 1]) : undefined;
  if (weight === undefined || number === undefined) return readFullness(vocabulary, tokens, at, said);
  return { said: { ...said, grams: number * weight }, end: at + 4 };
}

/** `bem cheias`, `grande`, and `e meia` before `de`. */
function readFullness(vocabulary: Vocabulary, tokens: readonly Token[], at: number, said: SaidAmount): AmountAt {
  const filling = readFilling(vocabulary, tokens, at);
  const hasSize = vocabulary.sizes.has(tokens[filling.end]?.word ?? "");
  const size = hasSize ? (tokens[filling.end]?.word ?? null) : said.size;
  const end = filling.end + (hasSize ? 1 : 0);
  const half = said.unit !== null && isHalfMore(vocabulary, tokens, end) && tokens[end + 2]?.word === "de";
  const count = half ? (said.count ?? 1) + 0.5 : said.count;
  return { said: { ...said, count, size, factor: said.factor * filling.factor }, end: half ? end + 2 : end };
}

export const isHalfMore = (vocabulary: Vocabulary, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "e" && numberAt(vocabulary, tokens[at + 1]) === 0.5;

function readFilling({ fillings }: Vocabulary, tokens: readonly Token[], at: number) {
  const [found] = fillings.matches(tokens, at);
  return found ? { factor: found.value, end: found.end } : { factor: 1, end: at };
}

/** `umas duas`, `cerca de 3`: the number after it counts. */
function skipApproximators(vocabulary: Vocabulary, tokens: readonly Token[], at: number): number {
  let end = at;
  while (vocabulary.approximators.has(tokens[end]?.word ?? "")) end += tokens[end + 1]?.word === "de" ? 2 : 1;
  return end > at && numberAt(vocabulary, tokens[end]) !== undefined ? end : at;
}

function readCount(vocabulary: Vocabulary, tokens: readonly Token[], at: number) {
  const first = numberAt(vocabulary, tokens[at]);
  if (first === undefined) return undefined;
  const next = numberAt(vocabulary, tokens[at + 1]);
  if (next === 12 && tokens[at + 1]?.kind === "word") return { count: first * 12, end: at + 2 };
  const fraction = tokens[at + 1]?.word === "e" ? numberAt(vocabulary, tokens[at + 2]) : undefined;
  if (fraction !== undefined && fraction < 1) return { count: first + fraction, end: at + 3 };
  if (next !== undefined && next < 1) return { count: first + next, end: at + 2 };
  return { count: first, end: tokens[at + 1]?.word === "x" ? at + 2 : at + 1 };
}

function numberAt({ numbers }: Vocabulary, token: Token | undefined): number | undefined {
  if (token?.kind === "word") return numbers.get(token.word);
  if (token?.kind !== "number") return undefined;
  const digits = /^\d+\.\d{3}$/.test(token.word) ? token.word.replace(".", "") : token.word.replace(",", ".");
  const [above = "", below] = digits.split("/");
  const value = Number(above) / Number(below ?? 1);
  return Number.isFinite(value) ? value : undefined;
}
