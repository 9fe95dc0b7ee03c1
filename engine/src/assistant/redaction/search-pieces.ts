import { type Piece, type Range, readPieces } from "./pieces.ts";

const LINKS = new Set(["da", "de", "do", "das", "dos", "e", "di", "del", "la", "van", "von"]);
/** Names that are food: alone they stay, beside another name they go. */
const FOODS = new Set(
  [
    "leite",
    "lima",
    "pera",
    "mel",
    "uva",
    "roma",
    "coelho",
    "carneiro",
    "cordeiro",
    "leitao",
    "pimenta",
    "castanha",
  ].concat(["salvia", "oliva", "batata", "farinha", "salgado", "pato", "peixe", "amora", "manga", "trigo"]),
);
/** Shorter than this, two names written as one may be any word. */
const SHORTEST_JOINED = 6;

const isAlphabetic = (piece: Piece | undefined): boolean => piece !== undefined && /\p{L}/u.test(piece.char);

/** Every place of a value, whatever stands between its letters. */
export function needleRanges(pieces: readonly Piece[], needle: string, label: string): Range[] {
  return occurrencesOf(pieces, needle).map(({ start, end }) => rangeOf(pieces, start, end, label));
}

/** Each part of a name as a word of its own, and any two of them together. */
export function nameRanges(pieces: readonly Piece[], names: readonly string[]): Range[] {
  const parts = [...new Set(names.flatMap(partsOf))];
  const single = parts
    .filter((part) => part.length > 1 && !LINKS.has(part) && !FOODS.has(part))
    .flatMap((part) => occurrencesOf(pieces, part).filter((place) => isWord(pieces, place)));
  const links = ["", ...LINKS];
  const joined = parts.flatMap((first) =>
    parts
      .filter((second) => !LINKS.has(first) && !LINKS.has(second))
      .flatMap((second) => links.map((link) => first + link + second))
      .filter((pair) => pair.length >= SHORTEST_JOINED)
      .flatMap((pair) => occurrencesOf(pieces, pair)),
  );
  return [...single, ...joined].map(({ start, end }) => rangeOf(pieces, start, end, "[nome]"));
}

const partsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((part) =>
      readPieces(part)
        .map(({ char }) => char)
        .join(""),
    )
    .filter((part) => part.length > 1);

type Place = { readonly start: number; readonly end: number };

function occurrencesOf(pieces: readonly Piece[], needle: string): Place[] {
  const { text, pieceAt } = searchable(pieces);
  const places: Place[] = [];
  for (let at = text.indexOf(needle); at >= 0 && needle; at = text.indexOf(needle, at + 1)) {
    places.push({ start: pieceAt[at] ?? 0, end: (pieceAt[at + needle.length - 1] ?? 0) + 1 });
  }
  return places;
}

type Searchable = { readonly text: string; readonly pieceAt: readonly number[] };

const made = new WeakMap<readonly Piece[], Searchable>();

/** One string of all pieces, made once: a person has some hundred needles. */
function searchable(pieces: readonly Piece[]): Searchable {
  const before = made.get(pieces);
  if (before) return before;
  const pieceAt = pieces.flatMap(({ char }, index) => Array.from({ length: char.length }, () => index));
  const now = { text: pieces.map(({ char }) => char).join(""), pieceAt };
  made.set(pieces, now);
  return now;
}

/** Not inside of another word; and its letters stand together, or all apart: "a da" is not Ada, "a d a" is. */
function isWord(pieces: readonly Piece[], { start, end }: Place): boolean {
  const before = pieces[start - 1];
  const after = pieces[end];
  const opens = !isAlphabetic(before) || pieces[start]?.gap !== "none";
  const closes = !isAlphabetic(after) || after?.gap !== "none";
  if (!opens || !closes) return false;
  const gaps = pieces.slice(start + 1, end).map(({ gap }) => gap);
  return gaps.every((gap) => gap !== "space") || gaps.every((gap) => gap !== "none");
}

const rangeOf = (pieces: readonly Piece[], start: number, end: number, label: string): Range => ({
  from: pieces[start]?.from ?? 0,
  to: pieces[end - 1]?.to ?? 0,
  label,
});
