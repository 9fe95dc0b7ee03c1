import type { AnswerId } from "../answers.ts";
import type { Question } from "./question.ts";
import { WORDING_HASHES } from "./wording-hashes.ts";

/** What a member reads and can choose from. The reason for a question may be reworded without asking it anew. */
export const wordingOf = ({ id, text, hint, spec }: Question): object => ({ id, text, hint: hint ?? null, spec });

/** SHA-256 of the wording, stored with each answer. */
export function wordingHashOf(id: AnswerId): string {
  const hash = WORDING_HASHES[id];
  if (!hash) throw new Error(`The questionnaire has no question ${id}`);
  return hash;
}
