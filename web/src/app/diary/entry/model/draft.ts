import type { Amount } from "@app/contract/diary";

/** What the member changed of a piece of the sentence: another food, another amount, or that it was not eaten. */
export type Correction = { ref?: string; amount?: Amount; isRemoved?: boolean };

/** A food that no words of the sentence stand for. */
export type AddedFood = { key: string; ref: string; amount: Amount; isRemoved: boolean };

export type Draft = {
  text: string;
  /** By the key of the piece: it holds as long as the words of the piece stay. */
  corrections: Readonly<Record<string, Correction>>;
  added: readonly AddedFood[];
};

export const emptyDraft: Draft = { text: "", corrections: {}, added: [] };

const ADDED = "added-";

export const addFood = (draft: Draft, ref: string, amount: Amount): Draft => ({
  ...draft,
  added: [...draft.added, { key: `${ADDED}${draft.added.length}`, ref, amount, isRemoved: false }],
});

export function correctFood(draft: Draft, key: string, correction: Correction): Draft {
  if (key.startsWith(ADDED)) {
    return { ...draft, added: draft.added.map((food) => (food.key === key ? { ...food, ...correction } : food)) };
  }
  return { ...draft, corrections: { ...draft.corrections, [key]: { ...draft.corrections[key], ...correction } } };
}
