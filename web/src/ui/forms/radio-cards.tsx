import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldMessage } from "./field.tsx";
import styles from "./radio-cards.module.css";

type RadioCardsProps = {
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  error?: string | undefined;
  hint?: ReactNode;
} & Omit<ComponentProps<"input">, "type" | "value" | "id">;

/** A radio group as cards. The remaining props go to every radio. */
export function RadioCards({ legend, options, error, hint, ...radio }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-slot="radio-cards"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-message` : undefined}
    >
      <legend className={styles.legend} id={`${id}-legend`}>
        {legend}
      </legend>
      <div className={styles.cards}>
        {options.map(({ value, label }) => (
          <RadioCard key={value} {...radio} value={value}>
            {label}
          </RadioCard>
        ))}
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** One card, for groups with a layout of their own: `className` is the card's. */
export function RadioCard({ className = "", children, ...radio }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={`${styles.card} ${className}`.trim()} data-slot="radio-card">
      <input className={styles.radio} {...radio} type="radio" />
      {children}
    </label>
  );
}
