import { useId } from "react";
import { Icon } from "../core/icon.tsx";
import { PlumbBob } from "../core/plumb-bob.tsx";
import { useCssVariables } from "../inputs/use-css-variables.ts";
import { addDays, dayOfMonth, monthsOf, nameOfDay, shortWeekday } from "./calendar-days.ts";
import styles from "./date-strip.module.css";

type DateStripProps = {
  label: string;
  /** The first of the seven days, as AAAA-MM-DD. */
  from: string;
  value: string;
  today: string;
  onChange: (day: string) => void;
  /** Days that have an entry: their knot is filled. */
  done?: ReadonlySet<string>;
  /** The last day that can be chosen; later ones are shown, and not offered. */
  until?: string;
  /** Shows arrows to the week before and after; called with its first day. */
  onWeek?: (from: string) => void;
};

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Seven days on one line, the plumb bob at the chosen one. Native radios: arrow keys walk the days. */
export function DateStrip({ label, from, value, today, onChange, done, until, onWeek }: DateStripProps) {
  const id = useId();
  const days = WEEK.map((offset) => addDays(from, offset));
  const index = days.indexOf(value);
  const strip = useCssVariables<HTMLDivElement>({ "--index": index });
  const isLastWeek = until !== undefined && addDays(from, 7) > until;

  return (
    <div className={styles.strip} data-slot="date-strip">
      {onWeek ? (
        <div className={`${styles.head} row`}>
          <WeekButton direction="left" label="Semana anterior" onClick={() => onWeek(addDays(from, -7))} />
          <span className={styles.month} aria-live="polite">
            {monthsOf(days)}
          </span>
          <WeekButton
            direction="right"
            label="Semana seguinte"
            disabled={isLastWeek}
            onClick={() => onWeek(addDays(from, 7))}
          />
        </div>
      ) : null}
      <div ref={strip} className={styles.days} role="radiogroup" aria-label={label}>
        {days.map((day) => (
          <label
            key={day}
            className={styles.day}
            data-today={day === today || undefined}
            data-done={done?.has(day) || undefined}
          >
            <input
              className="choice-input"
              type="radio"
              name={id}
              value={day}
              checked={day === value}
              disabled={until !== undefined && day > until}
              aria-label={[nameOfDay(day), day === today && "hoje", done?.has(day) && "com registro"]
                .filter(Boolean)
                .join(", ")}
              onChange={() => onChange(day)}
            />
            <span aria-hidden="true">{day === today ? "hoje" : shortWeekday(day)}</span>
            <b className={styles.number} aria-hidden="true">
              {dayOfMonth(day)}
            </b>
          </label>
        ))}
        <span className={styles.marker} hidden={index === -1} aria-hidden="true">
          <PlumbBob className={styles.bob} />
        </span>
      </div>
    </div>
  );
}

type WeekButtonProps = { direction: "left" | "right"; label: string; disabled?: boolean; onClick: () => void };

function WeekButton({ direction, label, disabled = false, onClick }: WeekButtonProps) {
  return (
    <button
      className={`${styles.week} icon-button`}
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={direction === "left" ? "arrow-left" : "arrow-right"} />
    </button>
  );
}
