import type { KeyboardEvent } from "react";
import { StepButton } from "../../../ui/inputs/step-button.tsx";
import { decimal } from "../numbers.ts";
import styles from "./parts.module.css";

type QuantityProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  isOff?: boolean;
  /** Read out beside the number: "2 fatias". */
  text?: string;
};

/** A number between − and +, small enough for a row of a table; the arrow keys change it too. */
export function Quantity({ label, value, onChange, min, max, step = 1, isOff = false, text }: QuantityProps) {
  if (isOff) return <b className="figures">{decimal(value)}</b>;
  const set = (next: number) => {
    const inRange = Math.min(max, Math.max(min, next));
    if (inRange !== value) onChange(inRange);
  };
  const keys: Record<string, number> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(next);
  };
  return (
    <span className={styles.quantity}>
      <StepButton direction={-1} label={`${label}: menos`} disabled={value <= min} onStep={() => set(value - step)} />
      <b
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text ?? decimal(value)}
        onKeyDown={onKeyDown}
      >
        {decimal(value)}
      </b>
      <StepButton direction={1} label={`${label}: mais`} disabled={value >= max} onStep={() => set(value + step)} />
    </span>
  );
}
