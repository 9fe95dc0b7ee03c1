import type { Amount } from "@app/contract/diary";
import { amountOf } from "./amount-of.ts";
import { coverText } from "./cover-text.ts";
import { fillPlate } from "./fill-plate.ts";
import type { FoodItem, Item } from "./item.ts";
import { NOTHING_SAID } from "./read-amount.ts";
import { readItems } from "./read-items.ts";
import { createReader, type OwnWords, type Reader } from "./reader.ts";
import { type Sense, WATER } from "./sense.ts";
import { waterIn } from "./water-in.ts";

export type { OwnWords } from "./reader.ts";

/** A span of the typed text, `start` to `end` (not included). */
export type Piece =
  | {
      readonly kind: "food";
      readonly start: number;
      readonly end: number;
      readonly text: string;
      readonly ref: string;
      /** Of usual-portions.ts, where the word has a usual portion. */
      readonly key: string | null;
      readonly amount: Amount;
      /** `plate`: not typed, brought by a word for a whole dish; its span is empty. */
      readonly why: "typed" | "plate";
      /** Foods that may have been meant as well. */
      readonly offers: readonly string[];
    }
  /** `text` is its name, without the amount that its span may begin with. */
  | { readonly kind: "unknown"; readonly start: number; readonly end: number; readonly text: string }
  | { readonly kind: "filler"; readonly start: number; readonly end: number };

export type ReadSentence = {
  /** In the order of the text; every character stands in exactly one of them. */
  readonly pieces: readonly Piece[];
  /** Water that was named with an amount: it is logged as water, not as a food. */
  readonly waterMl: number;
};

const NO_OWN_WORDS: OwnWords = { foods: [], measures: [] };

/** Foods and amounts in a sentence as one types it. What is not understood comes back as it was typed, never guessed. */
export function readSentence(text: string, own: OwnWords = NO_OWN_WORDS): ReadSentence {
  const reader = createReader(text, own);
  const items = withNegations(readItems(reader));
  const waters = items.filter((item) => item.kind === "food" && item.sense.ref === WATER) as FoodItem[];
  return {
    pieces: coverText(
      text,
      items.flatMap((item) => piecesOf(reader, text, items, item)),
    ),
    waterMl: waters.reduce((sum, { said }) => sum + waterIn(said), 0),
  };
}

/** `café sem açúcar` is one piece. */
function withNegations(items: readonly Item[]): Item[] {
  const isLeftOut = (index: number): boolean => items[index]?.kind === "without" && items[index - 1]?.kind === "food";
  return items.map((item, index) => {
    if (isLeftOut(index)) return { ...item, from: item.end };
    return isLeftOut(index + 1) ? { ...item, end: items[index + 1]?.end ?? item.end } : item;
  });
}

function piecesOf(reader: Reader, text: string, items: readonly Item[], item: Item): Piece[] {
  const { tokens } = reader;
  const start = tokens[item.from]?.start ?? text.length;
  const end = tokens[item.end - 1]?.end ?? start;
  if (item.kind === "unknown") {
    return [
      { kind: "unknown", start, end, text: text.slice(tokens[item.words]?.start, tokens[item.wordsEnd - 1]?.end) },
    ];
  }
  if (item.kind === "food" && item.sense.ref !== WATER) {
    const { sense, said } = item;
    const factor = reader.vocabulary.sizes.get(said.size ?? "") ?? 1;
    const amount = amountOf(sense, said, factor, reader.ownMeasures);
    const typed: Piece = {
      kind: "food",
      start,
      end,
      text: text.slice(start, end),
      ...named(sense),
      amount,
      why: "typed",
    };
    return [typed, ...sense.parts.map((part) => assumed(reader, part, end))];
  }
  if (item.kind !== "plate") return [];
  const isFirst = items.find(({ kind }) => kind === "plate") === item;
  const brought = isFirst ? fillPlate(reader, items, item.plate) : [];
  return brought.map(({ ref, key }) =>
    assumed(reader, { ref, key, unit: null, offers: [], parts: [], own: null }, end),
  );
}

const named = ({ ref, key, offers }: Sense) => ({ ref, key, offers });

const assumed = (reader: Reader, sense: Sense, at: number): Piece => ({
  kind: "food",
  start: at,
  end: at,
  text: "",
  ...named(sense),
  amount: amountOf(sense, NOTHING_SAID, 1, reader.ownMeasures),
  why: "plate",
});
