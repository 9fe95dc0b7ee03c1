import { addDays, localTimeOf, weekdayOf } from "@app/engine/promises/local-time";
import { shiftOn } from "@app/engine/promises/service-clock";
import { weekdayNames } from "../../../content/app/promises.ts";
import { SERVICE } from "../model/promise-ring.ts";
import styles from "./aside.module.css";

const DAY_SECONDS = 86_400;
const ROW = 18;
const LABEL = 40;
const WIDTH = 330;
const HOURS = [0, 6, 12, 18, 24];

const xOf = (seconds: number): number => LABEL + (seconds / DAY_SECONDS) * (WIDTH - LABEL - 14);

/** The week's service hours as bars of a day each, with the bob's line at now. The sentence below says the same. */
export function ServiceWeek({ now }: { now: number }) {
  const { timeZone } = SERVICE;
  const { day: today, seconds } = localTimeOf(timeZone, now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const row = days.indexOf(today);
  return (
    <svg className={styles.week} viewBox={`0 0 ${WIDTH} ${ROW * 8 + 4}`} aria-hidden="true" focusable="false">
      {days.map((day, index) => {
        const shift = shiftOn(SERVICE, day);
        const middle = index * ROW + ROW / 2;
        return (
          <g key={day} data-today={day === today || undefined}>
            <text className={styles.day} x="0" y={middle + 4}>
              {weekdayNames[weekdayOf(day)]}
            </text>
            <path className={styles.night} d={`M${xOf(0)} ${middle}H${xOf(DAY_SECONDS)}`} />
            {shift ? (
              <path
                className={styles.shift}
                d={`M${xOf(localTimeOf(timeZone, shift.from).seconds)} ${middle}H${xOf(localTimeOf(timeZone, shift.to).seconds)}`}
              />
            ) : null}
          </g>
        );
      })}
      {HOURS.map((hour) => (
        <text key={hour} className={styles.hour} x={xOf(hour * 3_600)} y={ROW * 8}>
          {hour}h
        </text>
      ))}
      <path
        className={styles.bob}
        d={`M${xOf(seconds)} ${row * ROW + ROW / 2 - 7}l3.500 8c0 4-2.200 5-3.500 9-1.300-4-3.500-5-3.500-9z`}
      />
    </svg>
  );
}
