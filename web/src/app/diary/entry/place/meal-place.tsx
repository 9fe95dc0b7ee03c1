import { MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { useState } from "react";
import { mealNames } from "../../../../content/app/diary/diary.ts";
import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import type { Place } from "../model/place.ts";
import styles from "./meal-place.module.css";

/** The meal and the hour, as the clock or the link chose them: two fields for who eats at another one. */
export function MealPlace({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className={styles.change} variant="link" onClick={() => setIsOpen(true)}>
        {copy.place.change}
      </Button>
    );
  }
  return (
    <div className={styles.fields}>
      <Select
        label={copy.place.meal}
        value={place.meal}
        onChange={({ target }) => onChange({ ...place, meal: target.value as MealSlot })}
      >
        {MEAL_SLOTS.map((slot) => (
          <option key={slot} value={slot}>
            {mealNames[slot]}
          </option>
        ))}
      </Select>
      <Field
        label={copy.place.time}
        type="time"
        hint={copy.place.timeHint}
        defaultValue={place.time ?? ""}
        onChange={({ target }) => onChange({ ...place, time: target.value || null })}
      />
      <Button className={styles.change} variant="link" onClick={() => setIsOpen(false)}>
        {copy.place.done}
      </Button>
    </div>
  );
}
