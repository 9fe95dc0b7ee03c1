import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import { applyMask, type Mask } from "./masks.ts";

type FieldText = {
  label: ReactNode;
  /** Said quietly after the label, as part of it. */
  labelSuffix?: string | undefined;
  /** Under the field, until an error takes its place. */
  hint?: ReactNode;
  /** The hint answers what is being typed: it is read out whenever it changes. */
  liveHint?: boolean;
  error?: string | undefined;
};

type FieldProps = FieldText &
  Omit<ComponentProps<"input">, "children"> & {
    mask?: Mask | undefined;
    /** For `type="password"`: what the eye shows and hides, as in "Mostrar senha". */
    toggleLabel?: string | undefined;
  };

/** A labelled input. Uncontrolled: what is typed lives in the element, and survives late hydration. */
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
  const [shown, setShown] = useState(false);
  const secret = type === "password";

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask) applyMask(event.target, mask);
    onChange?.(event);
  };

  return (
    <FieldFrame id={id} label={label} labelSuffix={labelSuffix} hint={hint} liveHint={liveHint} error={error}>
      <span className={styles.control} data-slot="control">
        <input
          className={styles.input}
          data-secret={secret || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-message` : undefined}
          {...rest}
          id={id}
          type={secret && shown ? "text" : type}
          onChange={change}
        />
        {secret ? (
          <button
            className={styles.eye}
            type="button"
            aria-label={`${shown ? "Ocultar" : "Mostrar"} ${toggleLabel}`}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "eye-off" : "eye"} />
          </button>
        ) : null}
      </span>
    </FieldFrame>
  );
}

/** Label above, hint or error below: the frame that every labelled control shares. */
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

/** The line under a control, which it describes. What is wrong is read out once for the whole form: see `Form`. */
export function FieldMessage({
  id,
  hint,
  liveHint,
  error,
}: { id: string } & Pick<FieldText, "hint" | "liveHint" | "error">) {
  return (
    <div className={styles.message} data-slot="field-message" id={`${id}-message`}>
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
