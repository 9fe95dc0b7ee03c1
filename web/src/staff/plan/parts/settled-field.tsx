import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
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

/** Settles what was typed when the typing pauses, the field is left or disappears, and before the window closes. */
export function useSettling(ms: number, onSettle: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  const settleNow = useCallback(() => {
    clearTimeout(timer.current);
    const text = waiting.current;
    waiting.current = null;
    if (text !== null) latest.current(text);
  }, []);
  useEffect(() => {
    // Before the listener that asks whether anything is unsaved.
    addEventListener("beforeunload", settleNow, { capture: true });
    return () => {
      removeEventListener("beforeunload", settleNow, { capture: true });
      settleNow();
    };
  }, [settleNow]);
  const type = (text: string) => {
    waiting.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(settleNow, ms);
  };
  return { type, settleNow };
}

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
  const settle = (text: string | null) => {
    setTyped(null);
    if (text !== null && text !== value && !(type !== "text" && text === "")) onSettle(text);
  };
  const settling = useSettling(SETTLE_MS, settle);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey) settling.settleNow();
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
          settling.type(text);
        }}
        onBlur={settling.settleNow}
        onKeyDown={onKeyDown}
        {...rest}
      />
    </div>
  );
}
