import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import styles from "./parts.module.css";

const SETTLE_MS = 500;

type SettledFieldProps = {
  label: string;
  value: string;
  /** Once the typing pauses or the field is left. */
  onSettle: (value: string) => void;
  type?: "text" | "time" | "number";
  placeholder?: string;
  maxLength?: number;
  isOff?: boolean;
  isWide?: boolean;
  /** The label is read out, not shown. */
  hideLabel?: boolean;
  min?: number;
  max?: number;
  step?: number;
};

/** A field of the plan: one edit for what was typed in one go, not one for each letter. */
export function SettledField({
  label,
  value,
  onSettle,
  type = "text",
  isOff,
  isWide,
  hideLabel,
  ...rest
}: SettledFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (text: string | null) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text !== null && text !== value && !(type !== "text" && text === "")) onSettle(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey) settle(typed);
  };
  return (
    <div className={styles.field} data-wide={isWide || undefined} data-type={type}>
      <label className={hideLabel ? "sr-only" : undefined} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={typed ?? value}
        readOnly={isOff}
        onChange={({ target }) => {
          const text = target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => settle(text), SETTLE_MS);
        }}
        onBlur={() => settle(typed)}
        onKeyDown={onKeyDown}
        {...rest}
      />
    </div>
  );
}
