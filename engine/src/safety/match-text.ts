/**
 * Phrases of plain words. `*` ends a word with any further letters, so that every form of a verb is found; `#` is a
 * number. All are written without accents, in lower case.
 */
export type Triggers = {
  readonly any: readonly string[];
  /** All phrases of one list, anywhere in the text. */
  readonly together?: readonly (readonly string[])[];
  /** A phrase with a number that is dangerous within these bounds. */
  readonly amounts?: readonly { readonly phrase: string; readonly min?: number; readonly max?: number }[];
  /** Figures of speech, cut out before anything else is looked for. */
  readonly except?: readonly string[];
};

/** Stands for what was cut out; no phrase reaches across it. */
const CUT = "$1§ ";

export function matches(triggers: Triggers, text: string): boolean {
  const left = (triggers.except ?? []).reduce(
    (rest, phrase) => (mayHold(rest, phrase) ? rest.replace(patternOf(phrase), CUT) : rest),
    plainText(text),
  );
  // An exception must stand as written; a trigger also counts with punctuation between its words.
  const words = left.replace(/[^a-z0-9'§]+/g, " ");
  const has = (phrase: string): boolean => mayHold(words, phrase) && words.search(patternOf(phrase)) >= 0;
  return (
    triggers.any.some(has) ||
    (triggers.together ?? []).some((phrases) => phrases.every(has)) ||
    (triggers.amounts ?? []).some(({ phrase, min = 0, max = Number.POSITIVE_INFINITY }) =>
      [...words.matchAll(patternOf(phrase))].some(([, , amount]) => Number(amount) >= min && Number(amount) <= max),
    )
  );
}

/** Without accents and invisible characters, in lower case, with single spaces; 1.200 is 1200. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/(\d)[.](\d{3})(?!\d)/g, "$1$2")
    .replace(/\s+/g, " ")
    .trim();

type Compiled = { readonly literal: string; readonly pattern: RegExp };

const known = new Map<string, Compiled>();

/** Whether the longest plain part of a phrase is there: of some thousand phrases few need their pattern. */
const mayHold = (text: string, phrase: string): boolean => text.includes(compiledOf(phrase).literal);

const patternOf = (phrase: string): RegExp => compiledOf(phrase).pattern;

function compiledOf(phrase: string): Compiled {
  const found = known.get(phrase);
  if (found) return found;
  const pattern = phrase
    .replace(/[.$^+?()[\]{}|\\]/g, "\\$&")
    .replaceAll("*", "[a-z0-9]*")
    .replaceAll("#", "(\\d+)");
  const compiled = {
    literal: phrase.split(/[*#]/).reduce((longest, part) => (part.length > longest.length ? part : longest), ""),
    // iOS 16.0 has no lookbehind: the character before the first word is a group.
    pattern: new RegExp(`(^|[^a-z0-9])${pattern}(?![a-z0-9])`, "g"),
  };
  known.set(phrase, compiled);
  return compiled;
}
