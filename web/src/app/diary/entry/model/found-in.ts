import type { Amount } from "@app/contract/diary";
import type { Piece, ReadSentence } from "@app/engine/nutrition/sentence/read-sentence";
import type { Correction, Draft } from "./draft.ts";

/** A piece of the typed sentence that is a food, or that no food is known for. */
export type Chip = { key: string; kind: "food" | "unknown"; start: number; end: number; text: string };

export type FoundFood = {
  key: string;
  ref: string;
  amount: Amount;
  /** Why it stands here with this amount, where the member did not say so. */
  mark: "assumed" | "plate" | null;
  isRemoved: boolean;
  /** What may have been meant instead. */
  offers: readonly string[];
};

export type UnknownPiece = { key: string; text: string };

export type Found = { chips: readonly Chip[]; foods: readonly FoundFood[]; unknown: readonly UnknownPiece[] };

/** What a sentence has: what was typed, what a dish brings, what was added. Nothing is guessed: an unknown stays one. */
export function foundIn({ pieces }: Pick<ReadSentence, "pieces">, { corrections, added }: Draft): Found {
  const chips: Chip[] = [];
  const foods: FoundFood[] = [];
  const brought: FoundFood[] = [];
  const unknown: UnknownPiece[] = [];
  const keyOf = uniqueKeys();
  for (const piece of pieces) {
    if (piece.kind === "filler") continue;
    const key = keyOf(piece);
    const correction = corrections[key] ?? {};
    const food = piece.kind === "food" ? readFood(key, piece, correction) : namedFood(key, correction);
    if (food) (piece.end > piece.start ? foods : brought).push(food);
    else unknown.push({ key, text: piece.text });
    if (piece.end > piece.start) {
      chips.push({ key, kind: food ? "food" : "unknown", start: piece.start, end: piece.end, text: piece.text });
    }
  }
  const onTop = added.map((food): FoundFood => ({ ...food, mark: null, offers: [] }));
  return { chips, foods: [...foods, ...brought, ...onTop], unknown };
}

type FoodPiece = Extract<Piece, { kind: "food" }>;

function readFood(key: string, piece: FoodPiece, { ref, amount, isRemoved = false }: Correction): FoundFood {
  const isOwnChoice = ref !== undefined || amount !== undefined;
  const why = piece.why === "plate" ? "plate" : piece.amount.isAssumed ? "assumed" : null;
  return {
    key,
    ref: ref ?? piece.ref,
    amount: amount ?? piece.amount,
    mark: isOwnChoice ? null : why,
    isRemoved,
    offers: piece.offers.filter((offer) => offer !== ref),
  };
}

/** An unknown piece that the member has found a food for. */
const namedFood = (key: string, { ref, amount, isRemoved = false }: Correction): FoundFood | null =>
  ref && amount ? { key, ref, amount, mark: null, isRemoved, offers: [] } : null;

/** By its words, so that a correction survives what is typed before and after it; the same words twice are two. */
function uniqueKeys(): (piece: Exclude<Piece, { kind: "filler" }>) => string {
  const seen = new Map<string, number>();
  return (piece) => {
    const words = piece.kind === "food" && piece.why === "plate" ? `prato ${piece.ref}` : piece.text.toLowerCase();
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    return `${words} ${times}`;
  };
}
