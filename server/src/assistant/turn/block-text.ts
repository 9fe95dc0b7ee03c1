import type { AssistantMessage, Block } from "@app/contract/assistant";
import type { StoredMessage } from "./exchange-store.ts";

/** What a message says, as plain text: for the member's own copy, and for what a later answer may refer to. */
export const textOfBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n");

function textOf(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text.trim();
    case "card":
      return block.card.text;
    case "log":
      return `Registro proposto, ${block.meal}: ${block.foods.map(({ name, measure }) => `${name}, ${measure}`).join("; ")}`;
    case "swap":
      return `Troca proposta para ${block.from}: ${block.options.map(({ name, measure }) => `${name}, ${measure}`).join("; ")}`;
    case "bad-day":
      return "Proposta: marcar o dia como difícil.";
    case "handoff":
      return `Pergunta proposta para a equipe: ${block.summary}`;
    case "memory":
      return `Lembrança proposta: ${block.text}`;
    case "sign":
      return block.question;
    case "link":
      return block.label;
    default:
      return "";
  }
}

/** As the member reads it. An answer whose lease has ended will not come, also before the sweep has marked it. */
export const viewMessage = (message: StoredMessage, now: Date): AssistantMessage => ({
  _id: message.id,
  seq: message.seq,
  at: message.at.toISOString(),
  from: message.author,
  status: message.leaseUntil && message.leaseUntil <= now ? "failed" : message.status,
  basic: message.basic,
  blocks: message.blocks,
});
