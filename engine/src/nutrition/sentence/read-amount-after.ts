import { type AmountAt, readAmounts } from "./read-amount.ts";
import { foodAt, isUnitAt, isUnknownAt, isWord, type Reader, skipLinks, wordAt } from "./reader.ts";

const BEFORE_AMOUNT = new Set(["(", ":", "-", "–", "="]);

export type AmountAfter = AmountAt & {
  readonly start: number;
  /** `2 fatias` has one, `lata` has none. */
  readonly hasNumber: boolean;
};

/** An amount that follows a name and belongs to nothing after it: `150g`, `(2 fatias)`, `lata`; of numbers alone the last words. */
export function readAmountAfter(reader: Reader, nameEnd: number): AmountAfter | undefined {
  const hasMark = BEFORE_AMOUNT.has(wordAt(reader, nameEnd)) && !isWord(reader, nameEnd);
  const start = nameEnd + (hasMark ? 1 : 0);
  const [amount] = readAmounts(reader.vocabulary, reader.tokens, start);
  if (!amount || amount.end === start || belongsToNext(reader, amount.end)) return undefined;
  const { unit, grams, count } = amount.said;
  const isNumberAlone = unit === null && grams === null;
  if (isNumberAlone && (count === null || isWord(reader, start))) return undefined;
  const end = wordAt(reader, amount.end) === ")" ? amount.end + 1 : amount.end;
  return { said: amount.said, start, end, hasNumber: grams !== null || !isUnitAt(reader, start) };
}

function belongsToNext(reader: Reader, at: number): boolean {
  const next = skipLinks(reader, at);
  return foodAt(reader, next) !== undefined || isUnknownAt(reader, next);
}
