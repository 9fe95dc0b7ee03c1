import { LOOKALIKES } from "../lookalikes.ts";

/** One word of a text as it is compared. `stop`: a sentence ended before it; `pause`: a comma stood there. */
export type Word = {
  readonly text: string;
  readonly number: number | null;
  readonly stop: boolean;
  readonly pause?: boolean;
};

export type Spelling = {
  /** Short forms, and what they stand for: one word or several. */
  readonly short: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Words that are read out of letters run together, set apart or starred: queromorrer, mor rer, m*rrer. */
  readonly hidden: readonly string[];
};

/** Longer runs without a space are no words: an encoded text, a file. */
const LONGEST_RUN = 60;
const LEET_SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};
const SPACED_OUT = /(^|[^a-z0-9])((?:[a-z0-9][.\-_·|/+~]){2,}[a-z0-9])(?![a-z0-9])/g;
const PIECE = /[.!?;\n…]+|\d+(?:[.,]\d+)?|[a-z*@$!€0-9]+/g;
const UNIT = /^(\d+(?:[.,]\d+)?)(kcals?|cals?|hs?|hrs?|horas?|g|kg|ml|l|x|min|d|dias?|mg|anos?)$/;

/** suissidio, suisidar, suiçidio: one sound, many spellings. */
const SUICIDE_BY_EAR = /^su[iy]+(?:ss|sc|sh|s|z|x)[iy]+(?=d)/;

/** What a text says, whatever its spelling: each word in plain small letters, with short forms written out. */
export function foldWords(text: string, spelling: Spelling): Word[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(
      /[^\0-~]/gu,
      (char) => LOOKALIKES[char] ?? (char === "…" || char === "€" ? char : /[’‘´]/.test(char) ? "'" : " "),
    )
    .replace(/['`´’‘]/g, "")
    .replace(/(\d)[.](\d{3})(?!\d)/g, "$1$2")
    .replace(SPACED_OUT, (_whole, before: string, run: string) => before + run.replace(/[^a-z0-9]/g, ""));
  return joinApart(piecesOf(plain, spelling), spelling).flatMap((word) => expand(word, spelling));
}

function piecesOf(plain: string, { hidden }: Spelling): Word[] {
  const words: Word[] = [];
  let stop = false;
  let pause = false;
  for (const chunk of plain.replace(/,(?!\d)/g, " , ").split(/[ \t\r\f\v:"()[\]{}<>=&%^\\]+/)) {
    if (chunk === ",") {
      pause = true;
      continue;
    }
    const spelled =
      chunk.length <= LONGEST_RUN && /[a-z][^a-z0-9]+[a-z]/.test(chunk) ? chunk.replace(/[^a-z]/g, "") : "";
    for (const piece of hidden.includes(spelled) ? [spelled] : chunksOf(chunk)) {
      if (/^[.!?;\n…]/.test(piece)) {
        stop = true;
        continue;
      }
      words.push({
        text: piece,
        number: /^\d/.test(piece) && !/[a-z]/.test(piece) ? Number(piece.replace(",", ".")) : null,
        stop,
        pause,
      });
      stop = false;
      pause = false;
    }
  }
  return words;
}

/** A sign that stands for a letter is read so only inside a word; at its end it is punctuation. */
function chunksOf(chunk: string): string[] {
  if (chunk.length > LONGEST_RUN)
    return (chunk.match(PIECE) ?? []).map((piece) => piece.replace(/[@$!€]/g, "")).filter(Boolean);
  const unit = UNIT.exec(chunk.replace(/[.!?;\n…]+$/, ""));
  const stops = /[.!?;\n…]+$/.exec(chunk);
  if (unit?.[1] && unit[2]) return stops ? [unit[1], unit[2], "."] : [unit[1], unit[2]];
  const inner = chunk.replace(/!+$/, "");
  const withoutLeet =
    inner.length <= LONGEST_RUN && /[a-z]/.test(inner) && /[a-z][0-9@$!€]|[0-9@$!€][a-z]/.test(inner)
      ? inner.replace(/[0-9@$!€]/g, (sign) => LEET_SIGNS[sign] ?? " ")
      : inner;
  const pieces: string[] = withoutLeet.match(PIECE) ?? [];
  if (inner !== chunk) pieces.push("!");
  return pieces.map((piece) => (/^[.!?;\n…]/.test(piece) ? piece : piece.replace(/[@$!€]/g, ""))).filter(Boolean);
}

/** Four or more letters alone, one after the other, are a word that was set apart. */
function joinApart(words: readonly Word[], { hidden }: Spelling): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (words[end]?.text.length === 1 && end - at < LONGEST_RUN) end++;
    const first = words[at] as Word;
    if (end - at >= 4) {
      const run = words
        .slice(at, end)
        .map(({ text }) => LEET_SIGNS[text] ?? text)
        .join("");
      const known = longestOf(run, hidden);
      joined.push(
        ...segment(known, hidden).map((text, index) => ({ text, number: null, stop: index === 0 && first.stop })),
      );
      at += known.length;
      continue;
    }
    const next = words[at + 1];
    if (next && !hidden.includes(first.text) && hidden.includes(first.text + next.text)) {
      joined.push({ ...first, text: first.text + next.text });
      at += 2;
      continue;
    }
    joined.push(first);
    at++;
  }
  return joined;
}

function expand(word: Word, { short, numbers, hidden }: Spelling): Word[] {
  if (word.number !== null) return [word];
  const text = (word.text.includes("*") ? unstar(word.text, hidden) : word.text).replace(SUICIDE_BY_EAR, "suici");
  const written = Object.hasOwn(short, text) ? short[text] : undefined;
  const parts =
    written?.split(" ") ?? (text.length >= 7 && text.length <= LONGEST_RUN ? segment(text, hidden) : [text]);
  return parts.map((part, index) => ({
    text: part,
    number: Object.hasOwn(numbers, part) ? (numbers[part] ?? null) : null,
    stop: index === 0 && word.stop,
    pause: index === 0 && word.pause === true,
  }));
}

/** m*rrer: the one hidden word that it may be; otherwise the letters that are there. */
function unstar(text: string, hidden: readonly string[]): string {
  const bare = text.replaceAll("*", "");
  if (bare.length === 0 || text.length > 20 || !/[a-z]\*+[a-z]/.test(text)) return bare;
  const pattern = new RegExp(`^${text.replace(/\*+/g, "[a-z]{1,3}")}$`);
  return hidden.find((word) => pattern.test(word)) ?? bare;
}

/** A short word may follow the letters that were set apart: m o r r e r e a. */
function longestOf(run: string, hidden: readonly string[]): string {
  const shortest = Math.max(4, run.length - 3);
  for (let length = run.length; length >= shortest; length--) {
    const beginning = run.slice(0, length);
    if (hidden.includes(beginning) || segment(beginning, hidden).length > 1) return beginning;
  }
  return run;
}

/** A run of letters as words when it is made of nothing but hidden ones; itself otherwise. */
function segment(run: string, hidden: readonly string[]): string[] {
  const ways: (readonly string[] | undefined)[] = [[]];
  for (let from = 0; from < run.length; from++) {
    const before = ways[from];
    if (!before) continue;
    for (const word of beginningWith(run.charAt(from), hidden)) {
      const end = from + word.length;
      if (run.startsWith(word, from) && (!ways[end] || before.length + 1 < ways[end].length))
        ways[end] = [...before, word];
    }
  }
  return ways[run.length]?.slice() ?? [run];
}

const byInitial = new WeakMap<readonly string[], Map<string, readonly string[]>>();

function beginningWith(initial: string, hidden: readonly string[]): readonly string[] {
  const known = byInitial.get(hidden) ?? new Map<string, readonly string[]>();
  byInitial.set(hidden, known);
  const words = known.get(initial) ?? hidden.filter((word) => word.startsWith(initial));
  known.set(initial, words);
  return words;
}
