import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "../core/icon.tsx";
import control from "./control.module.css";
import styles from "./field.module.css";
import { applyMask, type Mask } from "./masks.ts";

type FieldText = {
  label: ReactNode;
  /** Muted text after the label, as part of it. */
  labelSuffix?: string | undefined;
  /** Shown under the field, unless there is an error. */
  hint?: ReactNode;
  /** The hint depends on the value: it is a live region. */
  liveHint?: boolean;
  error?: string | undefined;
};

type FieldProps = FieldText &
  Omit<ComponentProps<"input">, "children"> & {
    mask?: Mask | undefined;
    /** For `type="password"`: what the visibility toggle names, as in "Mostrar senha". */
    toggleLabel?: string | undefined;
  };

/** A labelled input. Uncontrolled: the value lives in the element, and survives late hydration. */
export function Field({
  label,
  labelSuffix,
  hint,
  liveHint = false,
  error,
  mask,
  toggleLabel = "senha",
  onChange,
  type = "text",
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isRevealed, setIsRevealed] = useState(false);
  const secret = type === "password";

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask) applyMask(event.target, mask);
    onChange?.(event);
  };

  return (
    <FieldFrame id={id} label={label} labelSuffix={labelSuffix} hint={hint} liveHint={liveHint} error={error}>
      <span className={control.wrapper} data-slot="control">
        <input
          className={control.control}
          data-secret={secret || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-message` : undefined}
          {...rest}
          id={id}
          type={secret && isRevealed ? "text" : type}
          onChange={handleChange}
        />
        {secret ? (
          <button
            className={styles.eye}
            type="button"
            aria-label={`${isRevealed ? "Ocultar" : "Mostrar"} ${toggleLabel}`}
            aria-controls={id}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? "eye-off" : "eye"} />
          </button>
        ) : null}
      </span>
    </FieldFrame>
  );
}

/** Label above, hint or error below: the layout of every labelled control. */
export function FieldFrame({
  id,
  label,
  labelSuffix,
  children,
  ...message
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field} data-slot="field">
      <label className={styles.label} data-slot="label" htmlFor={id}>
        {label}
        {labelSuffix ? <span className={styles.labelSuffix}> {labelSuffix}</span> : null}
      </label>
      {children}
      <FieldMessage id={id} {...message} />
    </div>
  );
}

/** The line under a control, referenced by aria-describedby. Errors are announced once per form: see `Form`. */
export function FieldMessage({
  id,
  hint,
  liveHint,
  error,
}: { id: string } & Pick<FieldText, "hint" | "liveHint" | "error">) {
  return (
    <div data-slot="field-message" id={`${id}-message`}>
      {error ? (
        <p className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      ) : hint ? (
        <p className={styles.hint} aria-live={liveHint ? "polite" : undefined}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
