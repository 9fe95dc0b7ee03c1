import { useId } from "react";
import { Icon } from "../../../ui/core/icon.tsx";
import { FieldMessage } from "../../../ui/forms/field.tsx";
import styles from "./controls.module.css";

type OptionButtonsProps<V> = {
  label: string;
  isTitle?: boolean | undefined;
  options: readonly { value: V; text: string }[];
  value: V | undefined;
  /** A tap is the answer: these are buttons, because a radio would answer at the first arrow key. */
  onChoose: (value: V) => void;
  /** A tap leads to the next screen. */
  advances?: boolean;
  /** `pair`: two short answers beside each other. */
  size?: "large" | "pair";
  error?: string | undefined;
};

export function OptionButtons<V extends string | number | boolean>({
  label,
  isTitle,
  options,
  value,
  onChoose,
  advances = true,
  size,
  error,
}: OptionButtonsProps<V>) {
  const id = useId();
  return (
    <div
      className="shrinks stack"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-message` : undefined}
      data-invalid={error ? true : undefined}
    >
      <p className={isTitle ? "sr-only" : styles.label} id={`${id}-label`}>
        {label}
      </p>
      <div className={`${styles.options} stack gap-3`} data-size={size}>
        {options.map((option) => (
          <button
            key={String(option.value)}
            className={`${styles.option} row gap-4`}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.text}
            <Icon name={advances ? "arrow-right" : "check"} className={styles.icon} />
          </button>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
