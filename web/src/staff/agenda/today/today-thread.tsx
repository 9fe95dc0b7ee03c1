import type { AgendaCall } from "@app/contract/staff/agenda";
import { agendaText as text } from "../../../content/staff/agenda.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatHour, formatSpan } from "../../time/moments.ts";
import { callLook, hourThere, minutesOf } from "../call-look.ts";
import { byStart } from "../week/week-hours.ts";
import styles from "./today-thread.module.css";

type TodayThreadProps = {
  calls: readonly AgendaCall[];
  free: readonly number[];
  now: number;
  selectedId: string | undefined;
  onSelect: (bookingId: string) => void;
};

/** Today as a thread: solid above the bob, dashed below. */
export function TodayThread({ calls, free, now, selectedId, onSelect }: TodayThreadProps) {
  const ordered = [...calls].sort(byStart);
  const past = ordered.filter(({ endsAt }) => Date.parse(endsAt) <= now);
  const next = ordered.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const ahead = inTurn(
    next,
    free.filter((at) => at > now),
  );
  const row = (call: AgendaCall) => (
    <CallRow
      key={call.bookingId}
      call={call}
      now={now}
      isSelected={call.bookingId === selectedId}
      onSelect={() => onSelect(call.bookingId)}
    />
  );
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{text.today}</h2>
      <ol className={styles.past}>{past.map(row)}</ol>
      <p className={`${styles.now} dense-note`}>
        <time>{formatHour(now)}</time>
        <PlumbBob className={styles.bob} />
        <span>{nowText(next, now)}</span>
      </p>
      <ol className={styles.ahead}>
        {ahead.map((one) => ("call" in one ? row(one.call) : <SlotsRow key={one.slots[0]} slots={one.slots} />))}
      </ol>
    </section>
  );
}

type Ahead = { call: AgendaCall } | { slots: number[] };

/** In their order: free slots with no call between them are one row. */
function inTurn(calls: readonly AgendaCall[], free: readonly number[]): Ahead[] {
  const starts = calls.map(({ startsAt }) => Date.parse(startsAt));
  const between = (from: number, until: number): Ahead[] => {
    const slots = free.filter((at) => at > from && at < until);
    return slots.length > 0 ? [{ slots }] : [];
  };
  return [
    ...between(0, starts[0] ?? Infinity),
    ...calls.flatMap((call, index): Ahead[] => [
      { call },
      ...between(starts[index] ?? 0, starts[index + 1] ?? Infinity),
    ]),
  ];
}

function nowText([next]: readonly AgendaCall[], now: number): string {
  if (!next) return text.noMore;
  const start = Date.parse(next.startsAt);
  return start <= now ? text.now : text.nextIn(formatSpan(start - now));
}

type CallRowProps = { call: AgendaCall; now: number; isSelected: boolean; onSelect: () => void };

function CallRow({ call, now, isSelected, onSelect }: CallRowProps) {
  const there = hourThere(call);
  return (
    <li>
      <button
        className={`${styles.call} bare`}
        type="button"
        data-booking={call.bookingId}
        data-look={callLook(call, now)}
        aria-current={isSelected ? "true" : undefined}
        onClick={onSelect}
      >
        <span className={styles.hour}>
          {formatHour(call.startsAt)}
          <small>{there ? text.there(there) : text.minutes(minutesOf(call))}</small>
        </span>
        <span className={styles.who}>
          <b>{call.name}</b>
          <span>
            {call.state === "booked" ? null : <i data-state={call.state}>{text.state[call.state]}</i>}
            {text.way[call.way]}
          </span>
        </span>
      </button>
    </li>
  );
}

function SlotsRow({ slots }: { slots: readonly number[] }) {
  const [first = 0] = slots;
  return (
    <li className={`${styles.call} bare`} data-look="free">
      <span className={styles.hour}>{formatHour(first)}</span>
      <span className={styles.who}>
        {text.slots.title(slots.length)}
        <span>{text.slots.text(slots.length, formatHour(slots.at(-1) ?? first))}</span>
      </span>
    </li>
  );
}
