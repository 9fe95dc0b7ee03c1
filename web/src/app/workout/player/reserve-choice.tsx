import { MAX_RESERVE } from "@app/contract/workouts";
import { useId } from "react";
import { reserveCopy as copy } from "../../../content/app/workout/workout.ts";
import styles from "./reserve-choice.module.css";

type ReserveChoiceProps = {
  value: number | null;
  /** What is asked for. */
  target: number;
  /** Its sentence gives way on a phone. */
  isCompact: boolean;
  onChange: (value: number) => void;
};

const VALUES = Array.from({ length: MAX_RESERVE + 1 }, (_, value) => value);

/** "Dava para fazer mais quantas?", from none to four or more, and what the answer means. */
export function ReserveChoice({ value, target, isCompact, onChange }: ReserveChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={`${styles.reserve} stack gap-2`}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <legend id={id}>{copy.question}</legend>
      <div className={styles.options}>
        {VALUES.map((option) => (
          <label key={option}>
            <input
              className="choice-input"
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {copy.option(option)}
          </label>
        ))}
      </div>
      <p className={`${styles.sentence} note`} data-compact={isCompact || undefined} id={`${id}-text`}>
        {value === null ? copy.hint : copy.sentence(value, target)}
      </p>
    </fieldset>
  );
}
