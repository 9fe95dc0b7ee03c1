import type { Block } from "@app/contract/assistant";
import { linkBlock, sourcesBlock } from "@app/engine/assistant/blocks/blocks";
import type { ToolResults } from "@app/engine/assistant/tool-results";
import type { ToolArguments, ToolName } from "@app/engine/assistant/tools";

/** A call that was answered. */
export type ToolUse = {
  [Name in ToolName]: { name: Name; input: ToolArguments[Name]; result: ToolResults[Name] };
}[ToolName];

const SUPPORT = "/app/conversa/atendimento";

type Options = {
  /** The words of a hand-off are a model's own; where they may not be shown, these are sent instead. */
  summaryOf: (written: string) => string;
  /** Whether a food may be proposed for the diary. */
  mayLog: (food: string) => boolean;
};

/** What the member may press after an answer, and where its numbers are from. The last proposal of a kind counts. */
export function proposedBlocks(uses: readonly ToolUse[], { summaryOf, mayLog }: Options): Block[] {
  const proposals = new Map<Block["kind"], Block>();
  const propose = (block: Block) => proposals.set(block.kind, block);
  for (const use of uses) {
    if (
      use.name === "propose_log" &&
      use.result.foods.length > 0 &&
      use.result.foods.every(({ food }) => mayLog(food))
    ) {
      const { day, meal, foods, kcal } = use.result;
      propose({ kind: "log", day, meal, foods: [...foods], kcal });
    }
    if (use.name === "swap_item" && use.result.item && use.result.options.length > 0) {
      const options = use.result.options.map(({ food, name, measure, kcal }) => ({ food, name, measure, kcal }));
      propose({ kind: "swap", itemId: use.input.itemId, from: use.result.item.name, options });
    }
    if (use.name === "propose_bad_day") propose({ kind: "bad-day" });
    if (use.name === "request_human") {
      const { topic, summary, urgency } = use.input;
      if (use.result.canHandOff) propose({ kind: "handoff", topic, summary: summaryOf(summary), urgency });
      else propose(linkBlock(SUPPORT));
    }
  }
  const sourced = uses.flatMap(({ result }) => ("sources" in result ? [result] : []));
  return [...proposals.values(), ...sourcesBlock(...sourced)];
}
