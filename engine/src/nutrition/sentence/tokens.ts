import { bracketed } from "../../../data/sentence/said-units.ts";
import { shortWords } from "../../../data/sentence/small-words.ts";
import { foldWord } from "../search/fold-word.ts";

export type Token = {
  readonly start: number;
  readonly end: number;
  /** Of a word its folded form, of a number its digits, of a mark the mark. */
  readonly word: string;
  readonly kind: "word" | "number" | "mark";
  /** Follows a hyphen: a name does not begin or end inside a compound. */
  readonly isJoined: boolean;
};

const VULGAR_FRACTIONS: Readonly<Record<string, string>> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };
const ABBREVIATED: Readonly<Record<string, string>> = { "c/": "com", "s/": "sem", "p/": "para" };
const TOKEN =
  /(?<time>\b\d{1,2}(?:h\d{2}|:\d{2}|h)\b)|(?<short>\b[csp]\/|\b(?:col|colh|un|und|fat|xic|pct|gr|conc|qtd)\.)|(?<number>\d+\s?\/\s?\d+|\d+(?:[.,]\d+)?|[½¼¾])|(?<word>[\p{L}\p{M}]+)|(?<mark>[\S\n])/giu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [typed] = match;
    const start = match.index;
    const end = start + typed.length;
    const { short, number, word } = match.groups ?? {};
    const isJoined = text[start - 1] === "-" && tokens.at(-1)?.word === "-" && /\p{L}/u.test(text[start - 2] ?? "");
    if (isJoined) tokens.pop();
    if (number) tokens.push({ start, end, word: VULGAR_FRACTIONS[number] ?? number, kind: "number", isJoined });
    else if (short) tokens.push({ start, end, word: shortWord(short), kind: "word", isJoined });
    else if (word) tokens.push({ start, end, word: wordOf(word), kind: "word", isJoined });
    else tokens.push({ start, end, word: typed, kind: "mark", isJoined: false });
  }
  return tokens.filter((_token, index) => !isBracketOfKind(tokens, index));
}

/** `colher (sopa)` is read as `colher sopa`. */
function isBracketOfKind(tokens: readonly Token[], at: number): boolean {
  const inner = tokens[at]?.word === "(" ? at + 1 : tokens[at]?.word === ")" ? at - 1 : -1;
  const isInBrackets = tokens[inner - 1]?.word === "(" && tokens[inner + 1]?.word === ")";
  return isInBrackets && kinds.has(tokens[inner]?.word ?? "");
}

const kinds = new Set(bracketed.map(foldWord));
const inFull = new Map(Object.entries(shortWords).map(([short, full]) => [short, foldWord(full)]));

function wordOf(typed: string): string {
  const folded = foldWord(typed);
  return inFull.get(folded) ?? folded;
}

const shortWord = (typed: string): string => ABBREVIATED[typed.toLowerCase()] ?? foldWord(typed.slice(0, -1));
