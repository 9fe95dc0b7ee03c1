import type { AssistantMessage, Memories } from "@app/contract/assistant";
import { endCopy as copy } from "../../content/app/assistant/memory.ts";

/** What the page shows and what was said, for the member to keep. Made on the device: nothing of it is stored elsewhere. */
export const knowledgeText = (memories: Memories, conversation: readonly AssistantMessage[], now: Date): string =>
  `${JSON.stringify({ savedAt: now.toISOString(), ...memories, conversation }, null, 2)}\n`;

/** Starts a download. */
export function saveKnowledge(memories: Memories, conversation: readonly AssistantMessage[], now: Date): void {
  const file = new Blob([knowledgeText(memories, conversation, now)], { type: "application/json" });
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = copy.file(now.toISOString().slice(0, 10));
  link.click();
  URL.revokeObjectURL(url);
}
