/** They end with a full stop that ends no sentence. */
const ABBREVIATIONS = /(?<!\p{L})(?:dra?|sra?|profa?|aprox|obs|min|seg|etc|ex|p|n|vs)\.(?=\s+\S)/giu;
/** A full stop before a small word ends none either: the writer went on. */
const END = /[.…]+(?=["'”’)\]]*(?:\s+(?!\p{Ll})|\s*$))|[!?][.!?…]*(?=["'”’)\]]*(?:\s|$))|\n+/gu;

/** Sentences of a text as a reader counts them: a figure, an abbreviation or an ellipsis makes none of its own. */
export const countSentences = (text: string): number =>
  text
    .trim()
    .replaceAll(ABBREVIATIONS, (word) => word.slice(0, -1))
    .split(END)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
