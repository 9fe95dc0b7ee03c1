import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import type { Food } from "../../nutrition/catalogue/food.ts";
import { readSentence } from "../../nutrition/sentence/read-sentence.ts";

export type NamedFood = { readonly food: Food; readonly said: string };

/** Texts are read on every keystroke, and seldom change. */
const MOST_KEPT = 200;
const kept = new Map<string, readonly NamedFood[]>();

/** Foods that a text names; `sem leite` names none. */
export function namedFoods(text: string): readonly NamedFood[] {
  const known = kept.get(text);
  if (known) return known;
  const named = text.split(/[\n.;:!?]+/).flatMap((line) =>
    readSentence(line).pieces.flatMap((piece): NamedFood[] => {
      const food = piece.kind === "food" ? findFood(piece.ref) : undefined;
      return food && piece.kind === "food" ? [{ food, said: piece.text.trim() || food.name }] : [];
    }),
  );
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, named);
  return named;
}
