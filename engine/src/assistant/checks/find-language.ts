import { outputRules } from "./output-rules.ts";

/** Whether a folded sentence is written in another language: its small words tell. */
export function isForeign(folded: string): boolean {
  if (/[^\P{L}\p{Script=Latin}]/u.test(folded)) return true;
  const { portuguese, foreign } = outputRules.content.language;
  const words: readonly string[] = folded.replace(/['’]/g, "").match(/[a-z]+/g) ?? [];
  const ours = words.filter((word) => portuguese.includes(word)).length;
  const theirs = words.filter((word) => foreign.includes(word)).length;
  return theirs > ours && (ours === 0 || theirs > 1);
}
