import type { SentMessage, Thread } from "@app/contract/conversations";
import { uuidV7 } from "../../../web/src/app/sync/core/uuid-v7.ts";
import type { Subject } from "../sync/subject.ts";

export type Draft = { number: number; thread: Thread; isDanger: boolean };

/** A draft as the number that devices of a model write records by. */
export const seedOf = ({ number, thread, isDanger }: Draft): number =>
  4 * number + (thread === "support" ? 2 : 0) + (isDanger ? 1 : 0);

/** Each text once, so that a message that stands somewhere twice shows. */
export function contentOf(seed: number): SentMessage {
  const text = `Mensagem ${Math.floor(seed / 4)}`;
  return { thread: seed & 2 ? "support" : "team", text: seed & 1 ? `${text}: estou com dor no peito` : text };
}

/** What a member writes, which nobody edits. */
export const messages: Subject = {
  kinds: ["message"],
  add: (seed, wallMs) => ({ id: uuidV7(wallMs), kind: "message", op: "put", fields: contentOf(seed) }),
  change: () => ({}),
};
