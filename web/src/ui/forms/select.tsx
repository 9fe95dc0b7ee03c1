import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../core/icon.tsx";
import control from "./control.module.css";
import { FieldFrame } from "./field.tsx";
import styles from "./select.module.css";

type SelectProps = ComponentProps<"select"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shown in the closed list instead of the selected option's label. */
  displayValue?: ReactNode;
};

/** A native select, so that phones use their own picker. */
export function Select({ label, hint, error, displayValue, children, ...rest }: SelectProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span
        className={control.wrapper}
        data-slot="control"
        data-has-display-value={displayValue === undefined ? undefined : true}
      >
        <select
          className={`${control.control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-message` : undefined}
          {...rest}
          id={id}
        >
          {children}
        </select>
        {displayValue === undefined ? null : (
          <span className={styles.displayValue} aria-hidden="true">
            {displayValue}
          </span>
        )}
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
    </FieldFrame>
  );
}
