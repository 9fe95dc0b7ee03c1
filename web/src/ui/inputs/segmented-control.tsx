import { type ReactNode, useId } from "react";
import styles from "./segmented-control.module.css";

type SegmentedControlProps<V extends string> = {
  legend: ReactNode;
  /** The legend is read out but not shown. */
  hideLegend?: boolean;
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
};

/** Two to four views of one thing, of which one is chosen: native radios, in one row. */
export function SegmentedControl<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  name,
}: SegmentedControlProps<V>) {
  const id = useId();
  return (
    <fieldset className="shrinks" data-slot="segmented-control" role="radiogroup" aria-labelledby={id}>
      <legend className={hideLegend ? "sr-only" : styles.legend} id={id}>
        {legend}
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.segment} center`}>
            <input
              className="choice-input"
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
