import { foldText } from "./fold-text.ts";
import { isNumberWord } from "./numbers/number-words.ts";
import { isUnit } from "./numbers/units.ts";

/** Never the end of a sentence. */
const ABBREVIATIONS = new Set([
  "dr",
  "dra",
  "sr",
  "sra",
  "prof",
  "profa",
  "ex",
  "p",
  "aprox",
  "obs",
  "n",
  "no",
  "tel",
  "av",
]);
/** The end of a sentence when a capital follows. */
const UNITS_WITH_POINT = new Set([
  "etc",
  "kg",
  "g",
  "ml",
  "l",
  "h",
  "min",
  "max",
  "seg",
  "cm",
  "kcal",
  "un",
  "cx",
  "col",
]);
const TERMINATED = /[.!?…]["'”’»)\]*_]*$/;
const TAIL = 40;
const LONGEST_WORD = 24;

/**
 * Cuts a stream of text into whole sentences. What comes out is, put together, what went in; and it does not matter how the stream
 * was cut: a boundary is decided only when what decides it has come.
 */
export class SentenceSplitter {
  #buffer = "";
  #scanned = 0;

  push(delta: string): string[] {
    this.#buffer += delta;
    return this.#cut(false);
  }

  end(): string[] {
    const sentences = this.#cut(true);
    const rest = this.#buffer;
    this.#buffer = "";
    this.#scanned = 0;
    return rest ? [...sentences, rest] : sentences;
  }

  #cut(isEnd: boolean): string[] {
    const sentences: string[] = [];
    for (;;) {
      const gap = this.#nextGap();
      if (!gap) return sentences;
      const decision = decide(this.#buffer, gap, isEnd);
      if (decision === "wait") return sentences;
      this.#scanned = gap.to;
      if (decision === "inside") continue;
      sentences.push(this.#buffer.slice(0, gap.to));
      this.#buffer = this.#buffer.slice(gap.to);
      this.#scanned = 0;
    }
  }

  /** The next white space between two words, if it has come as a whole. */
  #nextGap(): Gap | undefined {
    const gaps = /\S(\s+)(?=\S)/g;
    gaps.lastIndex = Math.max(0, this.#scanned - 1);
    const found = gaps.exec(this.#buffer);
    if (!found) {
      // The last character may be the one before a gap, or the gap is not whole yet.
      const trailing = this.#buffer.trimEnd().length;
      this.#scanned = Math.max(this.#scanned, trailing - 1);
      return undefined;
    }
    return { from: found.index + 1, to: gaps.lastIndex };
  }
}

type Gap = { readonly from: number; readonly to: number };

function decide(buffer: string, { from, to }: Gap, isEnd: boolean): "boundary" | "inside" | "wait" {
  const tail = buffer.slice(Math.max(0, from - TAIL), from);
  const isLine = buffer.slice(from, to).includes("\n");
  if (!isLine && !TERMINATED.test(tail)) return "inside";
  // "1. Arroz": the number belongs to its line.
  if (!isLine && from <= 4 && /^\s*\d{1,2}\.$/.test(buffer.slice(0, from))) return "inside";
  if (!isLine && isAbbreviation(tail, buffer.charAt(to))) return "inside";
  return endsInNumber(tail) ? decideAfterNumber(buffer, to, isEnd) : "boundary";
}

function isAbbreviation(tail: string, next: string): boolean {
  const word = /([\p{L}]+)\.$/u.exec(tail)?.[1];
  if (!word) return false;
  const folded = foldText(word);
  return ABBREVIATIONS.has(folded) || (UNITS_WITH_POINT.has(folded) && !/\p{Lu}/u.test(next));
}

const endsInNumber = (tail: string): boolean => {
  const word = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(tail)?.[1];
  return word !== undefined && (/\p{N}$/u.test(word) || isNumberWord(foldText(word)));
};

/** A number and its unit are checked together, whatever stands between them. */
function decideAfterNumber(buffer: string, to: number, isEnd: boolean): "boundary" | "inside" | "wait" {
  const ahead = buffer.slice(to, to + 2 * LONGEST_WORD);
  const { 0: whole, 1: word = "" } = /^[^\p{L}\p{N}%]*([\p{L}\p{M}\p{Cf}]+|\p{N}|%)?/u.exec(ahead) ?? [""];
  if (whole.length === ahead.length && ahead.length < 2 * LONGEST_WORD && !isEnd) return "wait";
  return /^\p{N}$/u.test(word) || isUnit(foldText(word)) ? "inside" : "boundary";
}
