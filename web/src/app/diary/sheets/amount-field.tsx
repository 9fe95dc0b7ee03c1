import { type Amount, MAX_GRAMS } from "@app/contract/diary";
import { scaledAmount } from "@app/engine/nutrition/eaten/measured-amount";
import { entrySheetCopy as copy } from "../../../content/app/diary/diary.ts";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { Stepper } from "../../../ui/inputs/stepper.tsx";

type AmountFieldProps = {
  /** As it was logged. */
  amount: Amount;
  /** How many times that. */
  factor: number;
  describe: (amount: Amount) => string;
  numbers: "shown" | "hidden";
  onChange: (factor: number) => void;
};

const STEP = 0.5;
const GRAM_STEP = 10;
const MAX_COUNT = 20;
const FACTORS = ["0.5", "1", "1.5", "2"] as const;

/** In the measure of the entry, by halves; in grams by tens; without numbers as a share of what it was. */
export function AmountField({ amount, factor, describe, numbers, onChange }: AmountFieldProps) {
  if (amount.unit !== null && amount.count !== null && amount.count > 0) {
    const { count } = amount;
    return (
      <Stepper
        label={copy.count}
        value={count * factor}
        min={Math.min(STEP, count)}
        max={Math.max(MAX_COUNT, count)}
        step={STEP}
        format={() => describe(scaledAmount(amount, factor))}
        onChange={(next) => onChange(next / count)}
      />
    );
  }
  if (numbers === "hidden" || amount.grams === 0)
    return (
      <Chips
        legend={copy.factor}
        options={FACTORS.map((value) => ({ value, label: copy.factors[value] }))}
        value={FACTORS.find((value) => Number(value) === factor) ?? null}
        onChange={(value) => onChange(Number(value))}
      />
    );
  return (
    <Stepper
      label={copy.grams}
      value={Math.round(amount.grams * factor)}
      min={GRAM_STEP}
      max={MAX_GRAMS}
      step={GRAM_STEP}
      format={copy.inGrams}
      onChange={(grams) => onChange(grams / amount.grams)}
    />
  );
}
