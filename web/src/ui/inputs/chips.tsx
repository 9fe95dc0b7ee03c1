import { type ReactNode, useId } from "react";
import { Icon } from "../core/icon.tsx";
import { FieldMessage } from "../forms/field.tsx";
import styles from "./chips.module.css";

type Option<V extends string> = {
  value: V;
  label: string;
  disabled?: boolean;
  /** It says that none of the others applies. */
  dashed?: boolean;
};

type ChipsProps<V extends string> = {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly Option<V>[];
  hint?: ReactNode;
  error?: string | undefined;
  name?: string;
} & (
  | { multiple: true; value: readonly V[]; onChange: (value: V[]) => void }
  | { multiple?: false; value: V | null; onChange: (value: V) => void }
);

/** Short answers to choose from: native checkboxes if several may be chosen, native radios if one. */
export function Chips<V extends string>({
  legend,
  hideLegend = false,
  options,
  hint,
  error,
  name,
  ...choice
}: ChipsProps<V>) {
  const id = useId();
  const isChosen = (value: V) => (choice.multiple ? choice.value.includes(value) : choice.value === value);
  const toggle = (value: V) => {
    if (!choice.multiple) return choice.onChange(value);
    const chosen = new Set(choice.value);
    if (!chosen.delete(value)) chosen.add(value);
    choice.onChange(options.flatMap((option) => (chosen.has(option.value) ? [option.value] : [])));
  };

  return (
    <fieldset
      className={`${styles.group} shrinks`}
      data-slot="chips"
      role={choice.multiple ? "group" : "radiogroup"}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error && !choice.multiple ? true : undefined}
      aria-describedby={error || hint ? `${id}-message` : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? "sr-only" : styles.legend} id={`${id}-legend`}>
        {legend}
      </legend>
      <div className={`${styles.chips} wrap`}>
        {options.map(({ value, label, disabled, dashed }) => (
          <label key={value} className={styles.chip} data-dashed={dashed || undefined}>
            <input
              className="choice-input"
              type={choice.multiple ? "checkbox" : "radio"}
              name={name ?? id}
              value={value}
              checked={isChosen(value)}
              disabled={disabled}
              onChange={() => toggle(value)}
            />
            {choice.multiple ? <Icon name="check" className={styles.check} /> : null}
            {label}
          </label>
        ))}
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  );
}
