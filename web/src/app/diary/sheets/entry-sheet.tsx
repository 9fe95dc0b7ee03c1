import type { Amount } from "@app/contract/diary";
import { MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { scaledAmount } from "@app/engine/nutrition/eaten/measured-amount";
import { useState } from "react";
import { entrySheetCopy as copy, mealNames } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import { figuresOf } from "../../data/diary/view/entry-view.ts";
import { formatKcal } from "../../shell/format/numbers.ts";
import { AmountField } from "./amount-field.tsx";

type EntrySheetProps = {
  entry: StoredEntry;
  name: string;
  /** "2 conchas", of an amount; in hands where numbers are hidden. */
  describe: (amount: Amount) => string;
  numbers: "shown" | "hidden";
  onSave: (changes: { amount: Amount; meal: MealSlot }) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** "213 kcal"; nothing without data. */
function energyOf({ food }: StoredEntry, amount: Amount): string | undefined {
  const { kcal } = figuresOf({ food, amount });
  return kcal === null ? undefined : formatKcal(kcal / 10);
}

/** Corrects a food that was logged: how much, at which meal, or not at all. Removing can be undone, so it does not ask. */
export function EntrySheet({ entry, name, describe, numbers, onSave, onRemove, onClose }: EntrySheetProps) {
  const [factor, setFactor] = useState(1);
  const [meal, setMeal] = useState<MealSlot>(entry.place.meal);
  const amount = factor === 1 ? entry.amount : scaledAmount(entry.amount, factor);
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      text={numbers === "shown" ? energyOf(entry, amount) : describe(amount)}
      footer={
        <>
          <Button
            fullWidth
            onClick={(event) => {
              onSave({ amount, meal });
              closeDialog(event);
            }}
          >
            {copy.save}
          </Button>
          <Button
            variant="link"
            onClick={(event) => {
              onRemove();
              closeDialog(event);
            }}
          >
            {copy.remove}
          </Button>
        </>
      }
    >
      <AmountField amount={entry.amount} factor={factor} describe={describe} numbers={numbers} onChange={setFactor} />
      <Chips
        legend={copy.meal}
        options={MEAL_SLOTS.map((value) => ({ value, label: mealNames[value] }))}
        value={meal}
        onChange={setMeal}
      />
    </Sheet>
  );
}
