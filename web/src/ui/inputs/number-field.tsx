import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import control from "../forms/control.module.css";
import { FieldFrame } from "../forms/field.tsx";
import { applyMask } from "../forms/masks.ts";
import { cleanDecimal, formatDecimal, parseDecimal } from "./decimal.ts";
import styles from "./number-field.module.css";
import { StepButton } from "./step-button.tsx";

type NumberFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Digits after the comma. */
  decimals?: number;
  /** Shown after the number, as in "kg". */
  unit?: string;
  step?: number;
  min?: number;
  max?: number;
  /** Outside of this range the field asks whether the number is right, and accepts it. */
  usual?: readonly [min: number, max: number];
  /** Shows − and + beside the field. */
  withButtons?: boolean;
  defaultNumber?: number | undefined;
  onNumber?: (value: number | undefined) => void;
} & Omit<ComponentProps<"input">, "type" | "inputMode" | "value" | "defaultValue" | "step" | "min" | "max" | "ref">;

/**
 * A number with a Brazilian comma; a point is taken for one. Uncontrolled, like `Field`: it is registered with a form in
 * the same way, and a schema reads its text with `parseDecimal`.
 */
export function NumberField({
  label,
  hint,
  error,
  decimals = 0,
  unit,
  step = 1,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  usual,
  withButtons = false,
  defaultNumber,
  onNumber,
  onChange,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [asksToCheck, setAsksToCheck] = useState(false);
  const [usualMin, usualMax] = usual ?? [min, max];
  const isUnusual = (value: number | undefined) => value !== undefined && (value < usualMin || value > usualMax);
  const message = asksToCheck ? <span className={styles.check}>Confere? Esse número foge do comum.</span> : hint;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    applyDecimalMask(event.target, decimals);
    const value = parseDecimal(event.target.value, decimals);
    // Not while typing: the first digit of every number would look wrong.
    if (!isUnusual(value) || document.activeElement !== event.target) setAsksToCheck(isUnusual(value));
    onNumber?.(value);
    onChange?.(event);
  };
  const stepBy = (difference: number) => {
    const field = input.current;
    if (!field || field.disabled) return;
    const value = parseDecimal(field.value, decimals) ?? Math.max(min, Math.min(max, usualMin)) - difference;
    setText(field, formatDecimal(Math.min(max, Math.max(min, value + difference)), decimals));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    stepBy(direction * step);
  };

  return (
    <FieldFrame id={id} label={label} hint={message} liveHint={asksToCheck} error={error}>
      <div className="row gap-3">
        {withButtons ? <StepButton direction={-1} label="Diminuir" onStep={() => stepBy(-step)} /> : null}
        <span className={`${control.wrapper} ${styles.wrapper}`} data-slot="control">
          <input
            className={`${control.control} ${styles.input}`}
            autoComplete="off"
            onKeyDown={onKeyDown}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${unit ? `${id}-unit ` : ""}${id}-message`}
            {...rest}
            ref={input}
            id={id}
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            defaultValue={defaultNumber === undefined ? undefined : formatDecimal(defaultNumber, decimals)}
            onChange={handleChange}
            onBlur={(event) => {
              const value = parseDecimal(event.target.value, decimals);
              if (value !== undefined) event.target.value = formatDecimal(value, decimals);
              setAsksToCheck(isUnusual(value));
              onBlur?.(event);
            }}
          />
          {unit ? (
            <span className={styles.unit} id={`${id}-unit`}>
              {unit}
            </span>
          ) : null}
        </span>
        {withButtons ? <StepButton direction={1} label="Aumentar" onStep={() => stepBy(step)} /> : null}
      </div>
    </FieldFrame>
  );
}

/** A point becomes a comma where it stands; the caret stays behind it. */
function applyDecimalMask(field: HTMLInputElement, decimals: number): void {
  const clean = cleanDecimal(field.value, decimals);
  if (clean.length !== field.value.length) return applyMask(field, () => clean);
  const caret = field.selectionEnd;
  field.value = clean;
  field.setSelectionRange(caret, caret);
}

/** As if typed: React ignores an input event after its own setter, and `setRangeText` does not use it. */
function setText(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
