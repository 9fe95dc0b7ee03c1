import type { StaffAgenda } from "@app/contract/staff/agenda";
import type { CSSProperties } from "react";
import { agendaText as text } from "../../../content/staff/agenda.ts";
import { dateOf, hoursIntoDay, startOfDate } from "../../time/dates.ts";
import { formatHour, formatNear, formatShortWeekday } from "../../time/moments.ts";
import { callLook } from "../call-look.ts";
import styles from "./week-columns.module.css";
import { dayOf, FIRST_HOUR, freeSpans, LAST_HOUR, placeInDay, weekDates } from "./week-hours.ts";

type WeekColumnsProps = {
  agenda: StaffAgenda;
  monday: string;
  now: number;
  selectedId: string | undefined;
  onSelect: (bookingId: string) => void;
};

const SLOT_MS = 20 * 60_000;
const HOURS = [8, 10, 12, 14, 16, 18, 20];

const placed = (from: number, until: number): CSSProperties => {
  const { top, height } = placeInDay(from, until);
  return { top: `${top * 100}%`, height: `${height * 100}%` };
};

/** The week as columns: calls, open slots and absences at their hours. */
export function WeekColumns({ agenda, monday, now, selectedId, onSelect }: WeekColumnsProps) {
  return (
    <div className={styles.week}>
      <div className={styles.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ top: `${((hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR)) * 100}%` }}>
            {hour}h
          </span>
        ))}
      </div>
      {weekDates(monday).map((date) => {
        const start = startOfDate(date);
        const isToday = date === dateOf(now);
        const { calls, free, absences } = dayOf(agenda, date);
        return (
          <section key={date} className={styles.day} data-today={isToday || undefined}>
            <h3>
              {formatShortWeekday(start).replace(".", "")} <b>{Number(date.slice(8))}</b>
            </h3>
            <div className={styles.column}>
              {absences.map(({ _id, from, until }) => (
                <span key={_id} className={`${styles.absence} center soft`} style={placed(from, until)}>
                  {text.week.absence}
                </span>
              ))}
              {freeSpans(free, SLOT_MS).map(({ from, until, slots }) => (
                <span key={from} className={styles.block} data-look="free" style={placed(from, until)}>
                  <span className="sr-only">{text.week.freeAt(slots, formatHour(from), formatHour(until))}</span>
                  <span aria-hidden="true">{text.week.free(slots)}</span>
                </span>
              ))}
              {calls.map((call) => (
                <button
                  key={call.bookingId}
                  className={styles.block}
                  type="button"
                  data-look={callLook(call, now)}
                  aria-current={call.bookingId === selectedId ? "true" : undefined}
                  aria-label={`${call.name}, ${formatNear(call.startsAt, now)}, ${text.state[call.state]}`}
                  style={placed(Date.parse(call.startsAt), Date.parse(call.endsAt))}
                  onClick={() => onSelect(call.bookingId)}
                >
                  {call.name.split(" ")[0]}
                </button>
              ))}
              {isToday && isInside(now) ? <i className={styles.now} style={placed(now, now)} /> : null}
            </div>
          </section>
        );
      })}
    </div>
  );
}

const isInside = (now: number): boolean => hoursIntoDay(now) >= FIRST_HOUR && hoursIntoDay(now) <= LAST_HOUR;
