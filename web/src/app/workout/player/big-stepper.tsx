import type { KeyboardEvent } from "react";
import { setCopy as copy } from "../../../content/app/workout/workout.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import type { KeptNumberOf } from "../../../ui/display/kept-number.tsx";
import { useHoldToRepeat } from "../../../ui/inputs/use-hold-to-repeat.ts";
import styles from "./reserve-choice.module.css";

type BigStepperProps = {
  /** "Repetições". */
  label: string;
  /** Under the number. */
  unit: string;
  /** Null: not chosen. */
  value: number | null;
  /** As it is shown and read out. */
  text: string;
  step: number;
  max: number;
  onChange: (value: number) => void;
  /** Of a load: it stays where numbers are hidden. */
  keptAs?: Extract<KeptNumberOf, "equipment-load">;
};

const MINUS = "M5 12h14";
const PLUS = "M12 5v14M5 12h14";

/** A number for a sweaty thumb: − and + are 72 px wide and repeat while held; the arrow keys change it too. */
export function BigStepper({ label, unit, value, text, step, max, onChange, keptAs }: BigStepperProps) {
  const set = (next: number) => {
    const inRange = Math.min(max, Math.max(0, next));
    if (inRange !== value) onChange(inRange);
  };
  const change = (direction: -1 | 1) => set(stepped(value ?? 0, step, direction));
  const keys: Record<string, () => void> = {
    ArrowUp: () => change(1),
    ArrowRight: () => change(1),
    ArrowDown: () => change(-1),
    ArrowLeft: () => change(-1),
    Home: () => set(0),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.stepper} role="group" aria-label={label} data-kept-number={keptAs}>
      <StepButton path={MINUS} label={copy.less(unit)} onStep={() => change(-1)} />
      <p className={`${styles.value} note`}>
        <b
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value ?? 0}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuetext={`${text} ${unit}`}
          onKeyDown={onKeyDown}
        >
          {text}
        </b>
        <span aria-hidden="true">{unit}</span>
      </p>
      <StepButton path={PLUS} label={copy.more(unit)} onStep={() => change(1)} />
    </div>
  );
}

/** The next multiple of the step: a load of 11 kg goes to 12,5 and to 10 with a bar. */
export function stepped(value: number, step: number, direction: -1 | 1): number {
  const steps = value / step;
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return Math.max(0, next * step);
}

function StepButton({ path, label, onStep }: { path: string; label: string; onStep: () => void }) {
  const handlers = useHoldToRepeat(onStep);
  return (
    <button className={`${styles.button} center`} type="button" aria-label={label} {...handlers}>
      <IconPath path={path} />
    </button>
  );
}
