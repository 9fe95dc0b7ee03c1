import type { Sleep } from "@app/contract/diary";
import { type FormEvent, useId, useState } from "react";
import { sleepCopy as copy } from "../../../content/app/progress/forms.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { Stepper } from "../../../ui/inputs/stepper.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import { formatMinutes } from "../../shell/format/numbers.ts";
import styles from "./forms.module.css";
import { isDayUntil } from "./read-measure.ts";
import { textIn } from "./text-in.ts";

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
  const id = useId();
  const known = nightOf(today);
  const [minutes, setMinutes] = useState(known?.minutes ?? USUAL_MINUTES);
  const [quality, setQuality] = useState(known?.quality ?? null);
  const [errors, setErrors] = useState<{ day?: string; form?: string }>({});

  function openNight(day: string) {
    const night = nightOf(day);
    setMinutes(night?.minutes ?? USUAL_MINUTES);
    setQuality(night?.quality ?? null);
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = textIn(event.currentTarget, "day");
    if (!isDayUntil(today, day)) return setErrors({ day: copy.noDay });
    try {
      await onSave({ day, minutes, quality });
    } catch {
      setErrors({ form: copy.failed });
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title}
      text={copy.text}
      footer={
        <Button type="submit" form={id} fullWidth>
          {copy.save}
        </Button>
      }
    >
      <form className="stack gap-5" id={id} method="post" noValidate onSubmit={(event) => void save(event)}>
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
      </form>
    </Sheet>
  );
}
