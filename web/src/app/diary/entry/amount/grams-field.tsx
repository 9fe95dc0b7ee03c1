import { amountCopy as copy } from "../../../../content/app/diary/entry.ts";
import { NumberField } from "../../../../ui/inputs/number-field.tsx";

type GramsFieldProps = { grams: number | undefined; isWrong: boolean; onGrams: (grams: number | undefined) => void };

export function GramsField({ grams, isWrong, onGrams }: GramsFieldProps) {
  return (
    <NumberField
      label={copy.gramsField}
      unit="g"
      step={10}
      withButtons
      maxLength={5}
      enterKeyHint="done"
      error={isWrong ? copy.gramsError : undefined}
      defaultNumber={grams}
      onNumber={onGrams}
    />
  );
}
