import type { MemoryKey } from "@app/contract/assistant";
import { classifyText } from "../safety/classify.ts";
import { classifyTopic, type Topic } from "../safety/classify-topic.ts";
import { matches } from "../safety/match-text.ts";
import { bodyNumberWords, healthWords } from "./memory/health-words.ts";

export type MemoryRefusal = "about-health" | "body-number" | "not-a-memory";

/** Of the others, a memory may speak: of money, of people at the table, of what else one does. */
const refusedTopics: Partial<Record<Topic, MemoryRefusal>> = {
  medico: "about-health",
  gestacao: "about-health",
  menor: "about-health",
  // A sentence stands in every later prompt: it may not command.
  injecao: "not-a-memory",
  prescricao: "not-a-memory",
};

/** Why a sentence may not be remembered, if so. It stands in prompts for a year: what is not surely harmless stays out. */
export function checkMemory({ key, text }: { key: MemoryKey; text: string }): MemoryRefusal | undefined {
  if (classifyText(text) || matches(healthWords, text)) return "about-health";
  const topic = classifyTopic(text);
  const refused = topic && refusedTopics[topic];
  if (refused) return refused;
  // Dumbbells have their mass too.
  return key !== "equipamento" && matches(bodyNumberWords, text) ? "body-number" : undefined;
}
