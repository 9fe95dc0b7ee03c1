import type { SafetyCard } from "@app/contract/conversations";
import { classifyText, type SafetyClass } from "@app/engine/safety/classify";
import { careText, emergencyText, teamCrisisText } from "@app/engine/safety/fixed-texts";
import { safetyCopy as copy } from "../../../content/app/conversation/conversation.ts";

const cards: Record<SafetyClass, SafetyCard["card"]> = {
  crise: "crisis",
  anafilaxia: "emergency",
  hipoglicemia: "emergency",
  emergencia: "emergency",
  "transtorno-alimentar": "care",
};

/** What the fixed texts say of an alert, and of what follows from it, is true only once the message arrived. */
const OF_THE_SERVER = /^(Já )?[Aa]visei|^Até lá/;

/** iOS 16.0 has no lookbehind. */
export const sentencesOf = (text: string): string[] => text.replace(/([.?])\s+(?=[A-ZÀ-Ú])/g, "$1\n").split("\n");

/** The card that a text of the member asks for, made on the device: at once, and without a connection too. */
export function localCard(text: string, country: string): SafetyCard | null {
  const danger = classifyText(text);
  return danger ? { card: cards[danger], text: localText(danger, country), personBy: null } : null;
}

function localText(danger: SafetyClass, country: string): string {
  const kept = sentencesOf(fixedText(danger, country)).filter((sentence) => !OF_THE_SERVER.test(sentence));
  return [...kept, copy.notYet].join(" ");
}

function fixedText(danger: SafetyClass, country: string): string {
  if (danger === "crise") return teamCrisisText(country, "");
  return danger === "transtorno-alimentar" ? careText() : emergencyText(danger, country);
}
