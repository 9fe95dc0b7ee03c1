import type { MemoryKey } from "@app/contract/assistant";
import { instructionRules } from "./instructions.ts";

export type MemberFacts = {
  /** In words: `emagrecer`, `ganhar força`. */
  goal: string | null;
  level: string | null;
  numbersHidden: boolean;
  /** Foods and kinds of food, in words of ours: `glúten, nem traços`. */
  notEaten: readonly string[];
  /** An allergy that nobody has read yet: no food may be named. */
  hasUnreadAllergy: boolean;
  /** Regions of the body that hurt. */
  painful: readonly string[];
  memories: readonly { key: MemoryKey; text: string }[];
  /** Whether the team answers. */
  isComplete: boolean;
  /** The member's own calendar day. */
  today: string;
};

const KEYS: Readonly<Record<MemoryKey, string>> = {
  prefere: "prefere",
  evita: "evita",
  rotina: "rotina",
  motivo: "motivo",
  equipamento: "equipamento",
  tom: "como falar",
};
const LONGEST_FACT = 160;

/** The instructions of a model, in five layers. They hold no name, no birth date and no secret: the canary shows a leak. */
export function systemPrompt(facts: MemberFacts, canary: string): string {
  const { identity, refusals, style, tools } = instructionRules.content;
  return [identity.replace("{canario}", canary), refusals, style, tools, memberLayer(facts)].join("\n\n");
}

function memberLayer(facts: MemberFacts): string {
  const { goal, level, numbersHidden, notEaten, hasUnreadAllergy, painful, memories, isComplete, today } = facts;
  const { member, hidden, shown, complete, free, unread, memories: kept } = instructionRules.content;
  return [
    member,
    `Hoje é ${today}.`,
    isComplete ? complete : free,
    goal && `Objetivo: ${plain(goal)}.`,
    level && `Nível de treino: ${plain(level)}.`,
    notEaten.length > 0 &&
      `Não pode: ${notEaten.map(plain).join("; ")}. Nunca sugira, nem como exemplo; se perguntarem, diga não e por quê.`,
    hasUnreadAllergy && unread,
    painful.length > 0 && `Dói: ${painful.map(plain).join(", ")}. Só os exercícios de get_my_plan e swap_exercise.`,
    numbersHidden ? hidden : shown,
    memories.length > 0 && [kept, ...memories.map(({ key, text }) => `- ${KEYS[key]}: “${plain(text)}”`)].join("\n"),
  ]
    .filter(Boolean)
    .join("\n");
}

/** One line without quotes or brackets: what a member wrote cannot end its own fence. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/["“”<>[\]{}`]/gu, "")
    .trim()
    .slice(0, LONGEST_FACT);
