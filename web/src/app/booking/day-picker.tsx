import { useId } from "react";
import { chooseCopy as copy } from "../../content/app/bookings.ts";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../ui/inputs/use-css-variables.ts";
import { dayOfMonth, monthsOf, nameOfDay, shortWeekday } from "../../ui/navigation/calendar-days.ts";
import styles from "./day-picker.module.css";
import type { BookingDay } from "./group-slots.ts";

type DayPickerProps = { days: readonly BookingDay[]; value: string; onChange: (day: string) => void };

/** The days as knots on a thread, the plumb bob at the chosen one; a closed day has no knot. Native radios. */
export function DayPicker({ days, value, onChange }: DayPickerProps) {
  const id = useId();
  const strip = useCssVariables<HTMLFieldSetElement>({ "--days": days.length });
  return (
    <div className={`${styles.picker} stack gap-5`}>
      <h2>{monthsOf(days.map(({ day }) => day))}</h2>
      <fieldset ref={strip} className={styles.days}>
        <legend className="sr-only">{copy.day}</legend>
        {days.map(({ day, slots, free }) => {
          const places = slots.length === 0 ? copy.closed : free === 0 ? copy.full : copy.places(free);
          return (
            <label key={day} className={`${styles.day} note`}>
              <input
                className="choice-input"
                type="radio"
                name={id}
                value={day}
                checked={day === value}
                disabled={free === 0}
                aria-label={`${nameOfDay(day)}, ${places}`}
                onChange={() => onChange(day)}
              />
              <span aria-hidden="true">{shortWeekday(day)}</span>
              <b className={styles.number} aria-hidden="true">
                {dayOfMonth(day)}
              </b>
              <small className={styles.places} aria-hidden="true">
                {places}
              </small>
              <PlumbBob className={styles.bob} />
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
