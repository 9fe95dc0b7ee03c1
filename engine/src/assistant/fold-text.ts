import { LOOKALIKES } from "../safety/lookalikes.ts";

const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join("")}]`, "g");

/**
 * A text as a reader sees it: without accents and invisible characters, in lower case, wide and raised digits as plain ones, with
 * single spaces. What is checked is this form, so that no spelling passes what another would not.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(LOOKALIKE, (char) => LOOKALIKES[char] ?? char)
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const SPACED = /(^|[^\p{L}\p{N}])((?:(?:\p{L}[\s._*·-]+|\p{N}[\s_*·]+)){2,}[\p{L}\p{N}])(?![\p{L}\p{N}])/gu;

// Between two digits a point or a dash has a meaning of its own: 0.1 g, 2-3 g.
/** A folded text in which letters and digits that were set apart one by one stand together: `5 0 0 k c a l`. */
export const joinSpaced = (folded: string): string =>
  folded.replace(SPACED, (_whole, before: string, run: string) => before + run.replace(/[\s._*·-]+/g, ""));
