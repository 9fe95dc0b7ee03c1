import type { Block, BlockKind } from "@app/contract/assistant";

type Spoken = Extract<Block, { kind: "text" | "sources" | "link" }>;
export type Proposed = Exclude<Block, Spoken | { kind: "suggestions" }>;

/** An answer is drawn as speech in bubbles, and between them what stands on its own. */
export type AnswerPart =
  | { kind: "speech"; key: string; blocks: readonly Spoken[] }
  /** `index`: its place among the answer's blocks of this kind, the same while the answer grows. */
  | { kind: "proposed"; key: string; block: Proposed; index: number };

const isSpoken = (block: Block): block is Spoken =>
  block.kind === "text" || block.kind === "sources" || block.kind === "link";

export function answerParts(blocks: readonly Block[]): AnswerPart[] {
  const parts: AnswerPart[] = [];
  const counts = new Map<BlockKind, number>();
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === "suggestions") continue;
    if (isSpoken(block)) {
      // Sources come last, and belong to what was said.
      const at = block.kind === "sources" ? lastSpeech(parts) : last?.kind === "speech" ? parts.length - 1 : -1;
      const speech = parts[at];
      if (speech?.kind === "speech") parts[at] = { ...speech, blocks: [...speech.blocks, block] };
      else parts.push({ kind: "speech", key: `speech-${parts.length}`, blocks: [block] });
      continue;
    }
    const index = counts.get(block.kind) ?? 0;
    counts.set(block.kind, index + 1);
    parts.push({ kind: "proposed", key: `${block.kind}-${index}`, block, index });
  }
  return parts;
}

function lastSpeech(parts: readonly AnswerPart[]): number {
  for (let index = parts.length - 1; index >= 0; index--) if (parts[index]?.kind === "speech") return index;
  return -1;
}

export const suggestionsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === "suggestions" ? block.texts : []));

/** Between a number and what it counts: the two stay on one line. */
const NUMBER_AND_UNIT = /(\d) (?=(?:kcal|kg|g|mg|ml|l|cm|km|min|h|%)(?![\p{L}]))/giu;

/** A line break begins a paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim().replace(NUMBER_AND_UNIT, "$1\u00a0"))
    .filter((line) => line !== "");
