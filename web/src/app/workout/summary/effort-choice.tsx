import { useId } from "react";
import { summaryCopy as copy } from "../../../content/app/workout/sheets.ts";
import styles from "./summary.module.css";

/** "Como foi o esforço?", from 1 to 5; it may stay unanswered. */
export function EffortChoice({ value, onChange }: { value: number | null; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <fieldset className={styles.effort} role="radiogroup" aria-labelledby={id}>
      <legend id={id}>{copy.effort}</legend>
      <div className={styles.options}>
        {copy.efforts.map((label, index) => (
          <label key={label}>
            <input
              className="choice-input"
              type="radio"
              name={id}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
