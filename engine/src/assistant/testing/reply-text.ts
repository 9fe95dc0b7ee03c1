import type { Block } from "@app/contract/assistant";

/** What a member reads of an answer. The summary of a hand-off is left out: those are the member's own words. */
export const replyText = (blocks: readonly Block[]): string => blocks.map(wordsOf).filter(Boolean).join("\n");

function wordsOf(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "sources":
      return block.sources.map(({ label }) => label).join(", ");
    case "link":
      return `${block.label}: ${block.to}`;
    case "log":
      return [block.meal, ...block.foods.map(({ name, measure }) => `${measure} ${name}`)].join(", ");
    case "swap":
      return block.options.map(({ name, measure }) => `${measure} ${name}`).join(", ");
    case "memory":
      return block.text;
    case "suggestions":
      return block.texts.join("\n");
    case "handoff":
    case "bad-day":
    case "card":
      return "";
  }
}
