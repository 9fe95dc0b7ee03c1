import type { RuleSet } from "../rules/rule-set.ts";
import { crisisWords } from "./crisis-words.ts";
import { eatingDisorderWords, purgingWords } from "./eating-disorder-words.ts";
import { anaphylaxisWords, emergencyWords, hypoglycaemiaWords } from "./emergency-words.ts";
import { matches, type Triggers } from "./match-text.ts";

export type SafetyClass = "crise" | "anafilaxia" | "hipoglicemia" | "emergencia" | "transtorno-alimentar";

/** In the order in which they are looked for: what is most urgent first. */
const content: readonly { readonly class: SafetyClass; readonly triggers: Triggers }[] = [
  { class: "crise", triggers: crisisWords },
  { class: "anafilaxia", triggers: anaphylaxisWords },
  { class: "hipoglicemia", triggers: hypoglycaemiaWords },
  { class: "emergencia", triggers: emergencyWords },
  { class: "transtorno-alimentar", triggers: eatingDisorderWords },
];

export const safetyWordRules: RuleSet<typeof content> = {
  id: "safety-words",
  version: "2",
  title: "Palavras de crise, emergência e transtorno alimentar",
  author: "Prumo",
  sources: ["Written for this service; every word is reviewed by the responsible nutritionist"],
  content,
};

/** The most urgent danger that a text of a member speaks of, if any. It needs no model, and runs before one. */
export const classifyText = (text: string): SafetyClass | undefined =>
  safetyWordRules.content.find(({ triggers }) => matches(triggers, text))?.class;

/** The row of the safety table that words of an eating disorder stand for: vomiting on purpose is the stricter one. */
export const eatingDisorderRow = (text: string): "R09_SCOFF_2" | "R10_TRANSTORNO_ALIMENTAR" =>
  matches(purgingWords, text) ? "R10_TRANSTORNO_ALIMENTAR" : "R09_SCOFF_2";

export const isCrisis = (text: string): boolean => matches(crisisWords, text);
