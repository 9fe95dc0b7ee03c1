import type { SafetyCard } from "@app/contract/conversations";
import { cardOf, dangerIn } from "@app/engine/safety/classify";
import { teamText } from "@app/engine/safety/fixed-texts";
import { safetyCopy as copy } from "../../../content/app/conversation/conversation.ts";

/** What the fixed texts say of an alert, and of what follows from it, is true only once the message arrived. */
const OF_THE_SERVER = /^(Já )?[Aa]visei|^Até lá/;
const TRAINING_WAITS = ", então deixei o treino em espera";

/** iOS 16.0 has no lookbehind. */
export const sentencesOf = (text: string): string[] => text.replace(/([.?])\s+(?=[A-ZÀ-Ú])/g, "$1\n").split("\n");

/**
 * The card that a text of the member asks for, alone or with those written shortly before it, made on the device: at once,
 * and without a connection too.
 */
export function localCard(text: string, country: string, earlier: readonly string[] = []): SafetyCard | null {
  const danger = dangerIn(text, earlier);
  if (!danger) return null;
  const kept = sentencesOf(teamText(danger, { country, hour: "" }).replace(TRAINING_WAITS, "")).filter(
    (sentence) => !OF_THE_SERVER.test(sentence),
  );
  return { card: cardOf(danger), text: [...kept, copy.notYet].join(" "), personBy: null };
}
