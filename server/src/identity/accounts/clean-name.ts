import { Problem } from "../../platform/http/problem.ts";

/** Control characters, and those that turn or hide text: a name must not reorder the team's lines around it. */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** A name as it is stored: what is not seen of it is left out. */
export function cleanName(fullName: string): string {
  const clean = fullName
    .replaceAll(/[\t\n\r]/g, " ")
    .replaceAll(UNSEEN, "")
    .trim();
  if (clean === "") throw new Problem("invalid-input");
  return clean;
}
