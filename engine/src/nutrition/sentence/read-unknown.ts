import type { UnknownItem } from "./item.ts";
import { readAmounts } from "./read-amount.ts";
import { readAmountAfter } from "./read-amount-after.ts";
import { foodAt, isStop, isUnknownAt, isWord, type Reader, skipLinks, wordAt } from "./reader.ts";

/** A name that we do not know, whole: `carne de panela`, `barrinha de cereal`. It begins at `words`. */
export function readUnknown(reader: Reader, from: number, words: number): UnknownItem {
  let end = foodAt(reader, words)?.end ?? words + 1;
  for (;;) {
    const next = skipLinks(reader, end);
    const isLinked = next > end && isWord(reader, next) && !isStop(reader, wordAt(reader, next));
    if (isLinked) end = foodAt(reader, next)?.end ?? next + 1;
    else if (isUnknownAt(reader, end) || reader.vocabulary.states.has(wordAt(reader, end))) end++;
    else break;
  }
  const after = from === words ? readAmountAfter(reader, end) : undefined;
  return { kind: "unknown", from, end: after?.hasNumber ? after.end : end, words, wordsEnd: end };
}

/** An amount of something unknown, or of nothing: `2 fatias de blorg`, `2 fatias`. */
export function readUnknownAmount(reader: Reader, from: number): UnknownItem | undefined {
  const [longest, ...others] = readAmounts(reader.vocabulary, reader.tokens, from);
  if (!longest) return undefined;
  const shortest = others.at(-1) ?? longest;
  for (const { end } of [longest, shortest]) {
    const words = skipLinks(reader, end);
    if (isUnknownAt(reader, words)) return readUnknown(reader, from, words);
  }
  const { end } = longest;
  return end > from ? { kind: "unknown", from, end, words: from, wordsEnd: end } : undefined;
}
