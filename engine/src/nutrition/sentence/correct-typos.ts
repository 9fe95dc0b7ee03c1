import { isOneSlip } from "../search/one-slip.ts";
import type { Token } from "./tokens.ts";

const SHORTEST_TYPED = 4;
const SHORTEST_MEANT = 5;

/** A word that nothing knows becomes the one food word that is one slip away; of two such words, neither. */
export function correctTypos(
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  wordsByInitial: ReadonlyMap<string, readonly string[]>,
): Token[] {
  return tokens.map((token) => {
    if (token.kind !== "word" || token.word.length < SHORTEST_TYPED || isKnown(token.word)) return token;
    const near = (wordsByInitial.get(token.word[0] ?? "") ?? []).filter((word) => isOneSlip(token.word, word));
    return near.length === 1 && near[0] ? { ...token, word: near[0] } : token;
  });
}

export function groupByInitial(words: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MEANT) continue;
    const initial = word[0] ?? "";
    groups.set(initial, [...(groups.get(initial) ?? []), word]);
  }
  return groups;
}
