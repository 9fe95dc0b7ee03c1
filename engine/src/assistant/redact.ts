import { birthDatePatterns } from "./redaction/birth-date.ts";
import { PERSONAL_PATTERNS } from "./redaction/patterns.ts";
import { type Piece, type Range, readPieces } from "./redaction/pieces.ts";
import { nameRanges, needleRanges } from "./redaction/search-pieces.ts";

export type RedactedPerson = {
  readonly names: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly document: string | null;
  /** A calendar day, 1990-05-17. */
  readonly birthDate: string | null;
};

/** The digits that two ways to write a phone number share: without country, without area. */
const LOCAL_DIGITS = 8;
const SHORTEST_LOCAL_PART = 5;
const SHORTEST_NEEDLE = 5;

/**
 * A text without what names its author, for a vendor's eyes: the person's own values in any writing, and whatever looks like such a
 * value of anybody.
 */
export function redact(text: string, person: RedactedPerson): string {
  const pieces = readPieces(text);
  return replaceRanges(text, [
    ...patternRanges(text, pieces, PERSONAL_PATTERNS),
    ...needlesOf(person).flatMap(({ needle, label }) => needleRanges(pieces, needle, label)),
    ...nameRanges(pieces, person.names),
    ...(person.birthDate ? patternRanges(text, pieces, birthDatePatterns(person.birthDate)) : []),
  ]);
}

function needlesOf({ email, phone, document, birthDate }: RedactedPerson): { needle: string; label: string }[] {
  const digits = (value: string | null): string => (value ?? "").replace(/\D/g, "");
  const folded = (value: string): string =>
    readPieces(value)
      .map(({ char }) => char)
      .join("");
  const mail = email ?? "";
  const local = mail.split("@")[0] ?? "";
  const [year = "", month = "", day = ""] = (birthDate ?? "").split("-");
  return [
    { needle: folded(mail), label: "[e-mail]" },
    { needle: folded(mail.replace("@", " arroba ").replaceAll(".", " ponto ")), label: "[e-mail]" },
    { needle: folded(mail.replace("@", " arroba ")), label: "[e-mail]" },
    // An ordinary word before the @ stays a word.
    { needle: local.length >= SHORTEST_LOCAL_PART && /[^\p{L}]/u.test(local) ? folded(local) : "", label: "[e-mail]" },
    { needle: digits(phone).slice(-LOCAL_DIGITS), label: "[telefone]" },
    { needle: digits(document), label: "[documento]" },
    ...[day, `${Number(day)}`].flatMap((aDay) =>
      [month, `${Number(month)}`].map((aMonth) => ({ needle: aDay + aMonth + year, label: "[data]" })),
    ),
    { needle: `${year}${month}${day}`, label: "[data]" },
  ].filter(({ needle }) => needle.length >= SHORTEST_NEEDLE);
}

/** Patterns run on the folded characters; the ranges are of the text as typed. */
function patternRanges(
  text: string,
  pieces: readonly Piece[],
  patterns: readonly { readonly pattern: RegExp; readonly label: string }[],
): Range[] {
  const plain = spread(text, pieces);
  return patterns.flatMap(({ pattern, label }) =>
    [...plain.text.matchAll(pattern)].map((found) => ({
      from: plain.at[found.index] ?? 0,
      to: plain.at[found.index + found[0].length] ?? text.length,
      label,
    })),
  );
}

/** The pieces with one space where something else stood, or the separator itself where it was one character. */
function spread(text: string, pieces: readonly Piece[]): { text: string; at: number[] } {
  let plain = "";
  const at: number[] = [];
  let end = 0;
  for (const { char, from, to } of pieces) {
    for (let index = end; index < from; index += 1) {
      if (/\p{Cf}|\p{Mn}/u.test(text.charAt(index))) continue;
      plain += text.charAt(index).normalize("NFKC").charAt(0);
      at.push(index);
    }
    for (let index = 0; index < char.length; index += 1) at.push(from);
    plain += char;
    end = Math.max(end, to);
  }
  at.push(end);
  return { text: plain, at };
}

function replaceRanges(text: string, ranges: readonly Range[]): string {
  let result = "";
  let end = 0;
  const inOrder = [...ranges].sort((one, other) => one.from - other.from || other.to - one.to);
  for (const { from, to, label } of inOrder) {
    if (to <= end) continue;
    if (from >= end) result += text.slice(end, from) + label;
    end = to;
  }
  return result + text.slice(end);
}
