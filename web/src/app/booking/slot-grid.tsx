import type { Slot } from "@app/contract/bookings";
import { useId } from "react";
import { chooseCopy as copy } from "../../content/app/bookings.ts";
import styles from "./day-picker.module.css";
import { turnsOf } from "./group-slots.ts";
import { formatHour } from "./member-time.ts";

type SlotGridProps = {
  slots: readonly Slot[];
  zone: string;
  value: string | null;
  onChange: (startsAt: string) => void;
};

/** A day's hours by part of the day. Native radios of one group: arrow keys walk the free ones. */
export function SlotGrid({ slots, zone, value, onChange }: SlotGridProps) {
  const id = useId();
  return (
    <div className="stack gap-6">
      {turnsOf(slots, zone).map(({ turn, slots: ofTurn }) => (
        <fieldset key={turn} className="shrinks">
          <legend className={styles.legend}>{copy.turns[turn]}</legend>
          <div className={styles.hours}>
            {ofTurn.map(({ startsAt, taken, isWithColleague }) =>
              taken ? (
                <span key={startsAt} className={styles.taken}>
                  <span className="sr-only">{copy.taken}</span>
                  {formatHour(zone, startsAt)}
                </span>
              ) : (
                <label key={startsAt} className={styles.hour} data-colleague={isWithColleague ? "" : undefined}>
                  <input
                    className="choice-input"
                    type="radio"
                    name={id}
                    value={startsAt}
                    checked={startsAt === value}
                    onChange={() => onChange(startsAt)}
                  />
                  {formatHour(zone, startsAt)}
                  {isWithColleague ? (
                    <>
                      <span className="sr-only">{copy.withColleague}</span>
                      <small aria-hidden="true">{copy.colleague}</small>
                    </>
                  ) : null}
                </label>
              ),
            )}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
