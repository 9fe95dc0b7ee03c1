import type { AnswerId } from "./answers.ts";

const PREFIX = "00000000-0000-8000-8000-";

/** The record that holds the answer to a question: the same on every device of an account, so that two of them merge. */
export function recordIdOf(question: AnswerId): string {
  const hex = Array.from(question, (character) => character.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  return PREFIX + hex.padStart(12, "0");
}
