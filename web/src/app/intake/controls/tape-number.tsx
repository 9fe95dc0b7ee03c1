import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { controlCopy as copy } from "../../../content/app/intake/intake.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { FieldMessage } from "../../../ui/forms/field.tsx";
import { cleanDecimal, formatDecimal, parseDecimal } from "../../../ui/inputs/decimal.ts";
import { StepButton } from "../../../ui/inputs/step-button.tsx";
import type { ControlProps } from "./control.ts";
import styles from "./tape-number.module.css";

type TapeNumberProps = ControlProps<"number", number | null> & {
  /** The number is not shown once the field was left, nor the tape that would say it. */
  isHidden: boolean;
  /** A hidden number is stored: it stays unless another one is typed. */
  isKept: boolean;
  /** Where the tape stands before a number is typed. */
  start?: number | undefined;
};

/** Where the tape stands before a number is typed. */
const MIDDLE: Readonly<Record<string, number>> = { kg: 75, cm: 165 };
const format = (value: number, decimals: number): string => formatDecimal(value, Math.min(1, decimals));

/** A number that hangs on a measuring tape. The field is the control, the tape only shows where it stands. */
export function TapeNumber({ spec, label, value, onChange, error, isHidden, isKept, start }: TapeNumberProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(true);
  const { min, max, decimals, unit } = spec;
  const typed = typeof value === "number" ? value : undefined;
  const [text, setText] = useState(typed === undefined ? "" : format(typed, decimals));
  const step = decimals > 0 ? 0.1 : 1;
  const at = start ?? MIDDLE[unit] ?? min;
  const isMasked = isHidden && isLeft && (typed !== undefined || isKept);

  const set = (next: string) => {
    setText(next);
    onChange(parseDecimal(next, decimals));
  };
  const stepBy = (difference: number) => {
    const from = parseDecimal(text, decimals) ?? at - difference;
    set(format(Math.min(max, Math.max(min, from + difference)), decimals));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || isMasked) return;
    event.preventDefault();
    stepBy(direction * step);
  };
  const leave = () => {
    setIsLeft(true);
    const left = parseDecimal(text, decimals);
    if (left !== undefined) setText(left === Math.round(left * 10) / 10 ? format(left, decimals) : text);
  };

  return (
    <div className={styles.number}>
      <div className={`${styles.row} stack gap-2`}>
        {isMasked ? <span /> : <StepButton direction={-1} label={copy.less} onStep={() => stepBy(-step)} />}
        <label className={styles.field} htmlFor={id}>
          <input
            ref={input}
            className={styles.input}
            id={id}
            // The unit is part of the label's text: it describes the number, it does not name it.
            aria-label={label}
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            enterKeyHint="next"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-unit ${id}-message`}
            value={isMasked ? copy.hidden : text}
            // What the tape shows, faint until it is the answer. A hidden number is not told by its place.
            placeholder={format(isHidden ? 0 : at, decimals)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => set(cleanDecimal(event.target.value, decimals))}
            onFocus={() => {
              setIsLeft(false);
              // A hidden number is replaced, not edited: the field never shows it again.
              if (isHidden) set("");
            }}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <span className={styles.unit} id={`${id}-unit`}>
            {unit}
          </span>
        </label>
        {isMasked ? <span /> : <StepButton direction={1} label={copy.more} onStep={() => stepBy(step)} />}
      </div>
      <div className={styles.tape} aria-hidden="true">
        {isHidden ? <Tape /> : <Tape at={typed ?? at} perMark={decimals > 0 ? 0.1 : 1} />}
        <PlumbBob className={styles.bob} />
      </div>
      <FieldMessage id={id} hint={isMasked ? copy.hiddenNote : undefined} error={error} />
    </div>
  );
}

const MARK_PX = 10;
const WIDTH = 600;
const MARKS = WIDTH / MARK_PX;

/** Ten marks to a number. Without `at` the tape is blank: it says nothing about a hidden number. */
function Tape({ at, perMark = 1 }: { at?: number; perMark?: number }) {
  const position = at === undefined ? 0 : at / perMark;
  const first = Math.floor(position) - MARKS / 2 - 1;
  const marks = Array.from({ length: MARKS + 3 }, (_, index) => first + index);
  const shift = WIDTH / 2 - (position - first) * MARK_PX;
  return (
    <svg viewBox={`0 0 ${WIDTH} 88`} width={WIDTH} height={88} focusable="false">
      <g transform={`translate(${shift} 0)`}>
        {marks.map((mark, index) => (
          <path key={mark} d={`M${index * MARK_PX} 0v${lengthOf(mark)}`} stroke="currentColor" strokeWidth={2} />
        ))}
        {at === undefined
          ? null
          : marks.map((mark, index) =>
              mark % 10 === 0 && mark >= 0 && Math.abs(mark - position) > 3 ? (
                <text key={mark} x={index * MARK_PX} y={74} textAnchor="middle">
                  {Math.round(mark * perMark)}
                </text>
              ) : null,
            )}
      </g>
    </svg>
  );
}

const lengthOf = (mark: number): number => (mark % 10 === 0 ? 26 : mark % 5 === 0 ? 19 : 12);
