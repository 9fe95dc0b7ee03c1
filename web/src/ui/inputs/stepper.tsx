import { type KeyboardEvent, type ReactNode, useId } from "react";
import { StepButton } from "./step-button.tsx";
import styles from "./stepper.module.css";

type StepperProps = {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** What the steps of PageUp and PageDown are worth. */
  largeStep?: number;
  /** Shown and read out, as in "3 copos". */
  format?: (value: number) => string;
};

/** A small number between − and +: the arrow keys change it too. For a number that is typed, see `NumberField`. */
export function Stepper({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  largeStep = step * 5,
  format = String,
}: StepperProps) {
  const id = useId();
  const set = (next: number) => {
    const inRange = Math.min(max, Math.max(min, next));
    if (inRange !== value) onChange(inRange);
  };
  const keys: Record<string, number> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + largeStep,
    PageDown: value - largeStep,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };

  return (
    <div className={styles.stepper} data-slot="stepper" role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <StepButton direction={-1} label="Diminuir" disabled={value <= min} onStep={() => set(value - step)} />
      <span
        className={styles.value}
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={format(value)}
        onKeyDown={onKeyDown}
      >
        {format(value)}
      </span>
      <StepButton direction={1} label="Aumentar" disabled={value >= max} onStep={() => set(value + step)} />
    </div>
  );
}
