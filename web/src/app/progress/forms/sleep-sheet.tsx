import type { Sleep } from "@app/contract/diary";
import { useState } from "react";
import { sleepCopy as copy } from "../../../content/app/progress/forms.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { Stepper } from "../../../ui/inputs/stepper.tsx";
import { FormSheet, textIn } from "../../shell/form-sheet.tsx";
import { formatMinutes } from "../../shell/format/numbers.ts";
import styles from "./forms.module.css";
import { isDayUntil } from "./read-measure.ts";

const USUAL_MINUTES = 7 * 60;
const [MAX_MINUTES, STEP_MINUTES] = [16 * 60, 15];

type SleepSheetProps = {
  today: string;
  /** The night that is known of that day, to correct. */
  nightOf: (day: string) => Sleep | undefined;
  onSave: (sleep: Sleep) => Promise<void>;
  onClose: () => void;
};

/** Hours and quality of one night. */
export function SleepSheet({ today, nightOf, onSave, onClose }: SleepSheetProps) {
  const known = nightOf(today);
  const [minutes, setMinutes] = useState(known?.minutes ?? USUAL_MINUTES);
  const [quality, setQuality] = useState(known?.quality ?? null);
  const [errors, setErrors] = useState<{ day?: string; form?: string }>({});

  function openNight(day: string) {
    const night = nightOf(day);
    setMinutes(night?.minutes ?? USUAL_MINUTES);
    setQuality(night?.quality ?? null);
  }
  async function save(form: HTMLFormElement) {
    const day = textIn(form, "day");
    if (!isDayUntil(today, day)) return setErrors({ day: copy.noDay });
    try {
      await onSave({ day, minutes, quality });
    } catch {
      setErrors({ form: copy.failed });
    }
  }

  return (
    <FormSheet copy={copy} onSubmit={(form) => void save(form)} onClose={onClose}>
      <Stepper
        label={copy.hours}
        value={minutes}
        onChange={setMinutes}
        min={0}
        max={MAX_MINUTES}
        step={STEP_MINUTES}
        format={formatMinutes}
      />
      <Chips
        legend={copy.quality}
        options={copy.qualities.map((label, index) => ({ value: String(index + 1), label }))}
        value={quality === null ? null : String(quality)}
        onChange={(value) => setQuality(Number(value))}
      />
      <Field
        name="day"
        label={copy.day}
        type="date"
        max={today}
        defaultValue={today}
        error={errors.day}
        onChange={(event) => openNight(event.target.value)}
      />
      <p className={styles.failed} role="alert">
        {errors.form}
      </p>
    </FormSheet>
  );
}
