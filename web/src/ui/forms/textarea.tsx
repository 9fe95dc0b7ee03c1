import { type ComponentProps, type ReactNode, useId } from "react";
import control from "./control.module.css";
import { FieldFrame } from "./field.tsx";
import styles from "./textarea.module.css";

type TextareaProps = ComponentProps<"textarea"> & { label: ReactNode; hint?: ReactNode; error?: string | undefined };

/** A labelled text of several lines. Uncontrolled, as `Field` is. */
export function Textarea({ label, hint, error, className = "", ...rest }: TextareaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        className={`${control.control} ${styles.textarea} ${className}`.trim()}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-message` : undefined}
        {...rest}
        id={id}
      />
    </FieldFrame>
  );
}
