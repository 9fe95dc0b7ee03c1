import { type ReactNode, useId } from "react";
import { PlumbBob } from "../core/plumb-bob.tsx";
import styles from "./slider.module.css";
import { useCssVariables } from "./use-css-variables.ts";

type SliderProps = {
  label: ReactNode;
  /** Missing: nothing was chosen yet. No place on the scale is taken for an answer. */
  value: number | undefined;
  /** Stands there until something was chosen. */
  unsetText?: string;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** What a value means, shown and read out after it: "5, atrapalha". */
  wordOf?: (value: number) => string;
  disabled?: boolean;
  name?: string;
};

/** More marks than this are a texture, not a scale. */
const MAX_MARKS = 21;
const LEAST_KEYS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowDown", "Home", "PageDown"]);

/** A scale whose thumb is the plumb bob. The native range does the work; what is drawn lies under it. */
export function Slider({
  label,
  value,
  unsetText = "",
  onChange,
  min,
  max,
  step = 1,
  wordOf,
  disabled = false,
  name,
}: SliderProps) {
  const id = useId();
  const isUnset = value === undefined;
  const position = isUnset ? 0 : (value - min) / (max - min);
  const steps = Math.round((max - min) / step);
  const ref = useCssVariables<HTMLDivElement>({ "--position": position, "--steps": steps });
  const text = isUnset ? unsetText : wordOf ? `${value}, ${wordOf(value)}` : String(value);
  // The native range stands at its least already: choosing that changes nothing, and is heard by these.
  const chooseLeast = () => {
    if (isUnset) onChange(min);
  };

  return (
    <div
      className={styles.slider}
      data-slot="slider"
      data-disabled={disabled || undefined}
      data-unset={isUnset || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div ref={ref} className={styles.scale} data-side={position > 0.5 ? "right" : "left"}>
        <input
          className={`${styles.input} fill`}
          id={id}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          disabled={disabled}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onClick={chooseLeast}
          onKeyDown={({ key }) => {
            if (LEAST_KEYS.has(key)) chooseLeast();
          }}
        />
        <span className={styles.line} data-marks={steps <= MAX_MARKS || undefined} aria-hidden="true" />
        <PlumbBob className={styles.bob} />
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
        <span className={styles.min} aria-hidden="true">
          {position > 0.15 || isUnset ? min : null}
        </span>
        <span className={styles.max} aria-hidden="true">
          {position < 0.85 ? max : null}
        </span>
      </div>
    </div>
  );
}
