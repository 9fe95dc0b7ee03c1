import type { SafetyCard } from "@app/contract/conversations";
import { type Heard, hear, hearAll } from "./hearing/hear.ts";
import type { SafetyLevel, SafetyTopic } from "./hearing/hearing-rule.ts";

/** What a text of a member asks for: which danger, and whether somebody is called now. */
export type Danger = { readonly topic: SafetyTopic; readonly level: SafetyLevel };

/** Messages of a member that lie no further apart are read together. */
export const TOGETHER_MINUTES = 10;
/** So many before the newest one. */
export const EARLIER_MESSAGES = 2;

/** The gravest danger that a text of a member speaks of, if any. It needs no model, and runs before one. */
export const classifyText = (text: string): SafetyTopic | undefined => hear([text])?.topic;

/**
 * What a member's newest message adds to those shortly before it: a danger of its own, or one that shows only in all of them
 * together. What the earlier ones said was answered when they came.
 */
export function dangerIn(text: string, earlier: readonly string[] = []): Danger | null {
  const before = earlier.slice(-EARLIER_MESSAGES);
  const known = new Set(hearAll(before).map(keyOf));
  const own = new Set(hearAll([text]).map(keyOf));
  const found = hearAll([...before, text]).find((heard) => own.has(keyOf(heard)) || !known.has(keyOf(heard)));
  return found ? { topic: found.topic, level: found.level } : null;
}

const keyOf = ({ topic, level }: Heard): string => `${topic} ${level}`;

/** The row of the safety table that words of an eating disorder stand for: vomiting on purpose is the stricter one. */
export const eatingDisorderRow = (text: string): "R09_SCOFF_2" | "R10_TRANSTORNO_ALIMENTAR" =>
  hearAll([text]).some(({ rule }) => rule === "vomiting") ? "R10_TRANSTORNO_ALIMENTAR" : "R09_SCOFF_2";

/** A danger to the member's own life, today. */
export const isCrisis = (text: string): boolean => {
  const danger = dangerIn(text);
  return danger?.topic === "crise" && danger.level === "now";
};

const urgentCards: Readonly<Record<SafetyTopic, SafetyCard["card"]>> = {
  crise: "crisis",
  "crise-outra-pessoa": "other-person",
  anafilaxia: "emergency",
  hipoglicemia: "emergency",
  emergencia: "emergency",
  violencia: "violence",
  "transtorno-alimentar": "care",
};

/** Which card stands where the words were written. */
export const cardOf = ({ topic, level }: Danger): SafetyCard["card"] =>
  level === "care" && topic !== "transtorno-alimentar" ? "talk" : urgentCards[topic];
