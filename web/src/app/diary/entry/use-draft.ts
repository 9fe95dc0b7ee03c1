import type { Amount } from "@app/contract/diary";
import { useMemo, useState } from "react";
import type { LoggedFood } from "../../data/diary/food-edits.ts";
import { stepAmount } from "./model/amounts.ts";
import { addFood, correctFood, emptyDraft } from "./model/draft.ts";
import type { Foods } from "./model/foods.ts";
import { type FoundFood, foundIn } from "./model/found-in.ts";

/** The sentence that is being written, what is understood of it, and what the member corrects. */
export function useDraft(foods: Foods, firstText = "") {
  const [draft, setDraft] = useState({ ...emptyDraft, text: firstText });
  const read = useMemo(() => foods.read(draft.text), [foods, draft.text]);
  const found = useMemo(() => foundIn(read, draft), [read, draft]);
  const foodAt = (key: string): FoundFood | undefined => found.foods.find((food) => food.key === key);

  /** Below the smallest step a food is taken out, and + brings it back as it was. */
  function step(key: string, direction: 1 | -1): void {
    const food = foodAt(key);
    if (!food) return;
    if (food.isRemoved) return setDraft(correctFood(draft, key, { isRemoved: false }));
    const amount = stepAmount(food.amount, foods.portionsOf(food.ref), direction);
    setDraft(correctFood(draft, key, amount ? { amount } : { isRemoved: true }));
  }

  return {
    text: draft.text,
    found,
    /** Water that was named with an amount. */
    waterMl: read.waterMl,
    foodAt,
    step,
    write: (text: string) => setDraft({ ...draft, text }),
    /** With a key the food takes the place of that piece, otherwise it comes on top. */
    put: (key: string | null, ref: string, amount: Amount) =>
      setDraft(key === null ? addFood(draft, ref, amount) : correctFood(draft, key, { ref, amount, isRemoved: false })),
    change: (key: string, amount: Amount) => setDraft(correctFood(draft, key, { amount, isRemoved: false })),
    remove: (key: string) => setDraft(correctFood(draft, key, { isRemoved: true })),
    /** What is logged: all but what was taken out. */
    logged: (): LoggedFood[] =>
      found.foods.flatMap(({ ref, amount, isRemoved }) => (isRemoved ? [] : [{ food: foods.eatenOf(ref), amount }])),
  };
}

export type UsedDraft = ReturnType<typeof useDraft>;
