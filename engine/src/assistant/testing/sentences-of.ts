import type { Block } from "@app/contract/assistant";
import { SentenceSplitter } from "../sentences.ts";

/** Sentences of an answer's texts, cut as a stream is. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "text") return [];
    const splitter = new SentenceSplitter();
    return [...splitter.push(block.text), ...splitter.end()];
  });
}
