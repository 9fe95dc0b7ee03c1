import { LINKS, MOST_LINKS } from "../search/fold-word.ts";
import type { Token } from "./tokens.ts";

type Branch<Value> = { readonly next: Map<string, Branch<Value>>; value: Value | undefined };
export type Match<Value> = { readonly value: Value; readonly end: number };

/** Finds the longest of many phrases at a place in a sentence. */
export class PhraseTree<Value> {
  readonly #root: Branch<Value> = { next: new Map(), value: undefined };
  readonly words = new Set<string>();

  add(words: readonly string[], value: Value): void {
    let branch = this.#root;
    for (const word of words) {
      this.words.add(word);
      const next = branch.next.get(word) ?? { next: new Map(), value: undefined };
      branch.next.set(word, next);
      branch = next;
    }
    branch.value ??= value;
  }

  /** From the longest to the shortest. Links are passed over, and the words that `isPassed` names. */
  matches(tokens: readonly Token[], at: number, isPassed: (token: Token) => boolean = () => false): Match<Value>[] {
    const found: Match<Value>[] = [];
    let branch = this.#root;
    let passed = 0;
    if (tokens[at]?.isJoined) return found;
    for (let index = at; passed <= MOST_LINKS; index++) {
      const token = tokens[index];
      if (token?.kind !== "word") break;
      const next = branch.next.get(token.word);
      if (!next && (index === at || !(LINKS.has(token.word) || isPassed(token)))) break;
      passed = next ? 0 : passed + 1;
      branch = next ?? branch;
      const isWhole = next?.value !== undefined && !tokens[index + 1]?.isJoined;
      if (isWhole) found.unshift({ value: next.value as Value, end: index + 1 });
    }
    return found;
  }
}
