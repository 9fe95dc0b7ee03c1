import { onlyDigits } from "@app/contract/digits";
import { type ChangeEvent, type ComponentProps, useId, useState } from "react";
import { FieldFrame } from "../../../ui/forms/field.tsx";
import { CODE_LENGTH } from "./code-length.ts";
import styles from "./factors.module.css";

type CodeFieldProps = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur"> & {
  label: string;
  hint?: ComponentProps<typeof FieldFrame>["hint"];
  error?: string | undefined;
};

/** Six digits. One field for keyboards, readers and password managers; the six boxes under it are drawn. */
export function CodeField({ label, hint, error, onChange, ...rest }: CodeFieldProps) {
  const id = useId();
  const [digits, setDigits] = useState("");
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = onlyDigits(event.target.value).slice(0, CODE_LENGTH);
    event.target.value = typed;
    setDigits(typed);
    onChange?.(event);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={`${styles.code} stack gap-2`} data-slot="control">
        <input
          {...rest}
          className={`${styles.input} bare fill`}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-message` : undefined}
          onChange={handleChange}
        />
        {Array.from({ length: CODE_LENGTH }, (_, place) => (
          <i
            key={place}
            className={styles.box}
            data-next={place === Math.min(digits.length, CODE_LENGTH - 1) || undefined}
            aria-hidden="true"
          >
            {digits[place]}
          </i>
        ))}
      </span>
    </FieldFrame>
  );
}
