import { setTimeout as pause } from "node:timers/promises";
import type { AssistantMessage, StreamEvent } from "@app/contract/assistant";
import type { Deps } from "../deps.ts";
import { findMessage } from "./exchange-store.ts";
import { viewMessage } from "./view-message.ts";

const POLL_MS = 400;

type Following = { accountId: string; from: AssistantMessage; emit: (event: StreamEvent) => void; signal: AbortSignal };

/** Sends what is added to the row of an answer that another connection, perhaps of another node, is waiting for. */
export async function followAnswer(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { accountId, from, emit, signal }: Following,
): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  let seen = from;
  while (seen.status === "streaming") {
    await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const row = await findMessage(deps.db, encryption, accountId, from._id);
    // Deleted meanwhile.
    if (!row) return;
    const now = viewMessage(row, deps.now());
    for (const event of addedTo(seen, now)) emit(event);
    seen = now;
  }
  emit({ type: "end", answer: seen });
}

function addedTo(before: AssistantMessage, after: AssistantMessage): StreamEvent[] {
  return after.blocks.flatMap((block, index): StreamEvent[] => {
    const known = before.blocks[index];
    if (!known) return [block.kind === "text" ? { type: "sentence", text: block.text } : { type: "block", block }];
    if (known.kind !== "text" || block.kind !== "text" || known.text === block.text) return [];
    return [{ type: "sentence", text: block.text.slice(known.text.length) }];
  });
}
