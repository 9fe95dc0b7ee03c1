import { MAX_GRAMS } from "@app/contract/diary";
import { useState } from "react";
import { amountCopy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { NumberField } from "../../../../ui/inputs/number-field.tsx";
import { formatWhole } from "../../../shell/format/numbers.ts";
import type { Portion } from "../model/amounts.ts";
import styles from "./amount-sheet.module.css";

const copy = amountCopy.own;

type OwnMeasureFormProps = { portion: Portion; food: string; onSave: (unit: string, grams: number) => void };

/** "Minha concha = 110 g", of this food. */
export function OwnMeasureForm({ portion: { unit, words, grams: inTable }, food, onSave }: OwnMeasureFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [grams, setGrams] = useState<number>();
  const [state, setState] = useState<"asking" | "wrong" | "saved">("asking");
  if (!isOpen) {
    return (
      <Button className={styles.teach} variant="link" onClick={() => setIsOpen(true)}>
        {copy.open(words.one)}
      </Button>
    );
  }
  function save() {
    const isRight = unit !== null && grams !== undefined && grams >= 1 && grams <= MAX_GRAMS;
    setState(isRight ? "saved" : "wrong");
    if (isRight) onSave(unit, grams);
  }
  return (
    <div className={`${styles.own} warm-panel stack gap-3`}>
      <p>{copy.text(words.one, food, formatWhole(inTable))}</p>
      <NumberField
        label={copy.field(words.one)}
        unit="g"
        step={5}
        maxLength={5}
        enterKeyHint="done"
        error={state === "wrong" ? copy.error : undefined}
        onNumber={setGrams}
      />
      <Button variant="outline" onClick={save}>
        {copy.save}
      </Button>
      <p role="status">{state === "saved" ? copy.saved : ""}</p>
    </div>
  );
}
