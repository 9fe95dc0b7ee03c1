import { addDays, type Day, localTimeOf, momentOf, weekdayOf } from "./local-time.ts";

export type Shift = readonly [opens: string, closes: string];

/** When the team is there, as `brand.json` says, and the days on which it is not. */
export type ServiceHours = {
  readonly timeZone: string;
  readonly weekdays: Shift | null;
  readonly saturday: Shift | null;
  readonly sunday: Shift | null;
  /** `2026-12-24`, or `12-25` for every year. */
  readonly closedOn: readonly Day[];
};

/** Milliseconds since 1970; the end is outside. */
export type Interval = { readonly from: number; readonly to: number };

/** Longer than any run of closed days; without it, hours that never open would be searched for ever. */
const MAX_DAYS_AHEAD = 60;

/** The moment itself within service hours, otherwise the next opening. */
export const nextOpening = (hours: ServiceHours, ms: number): number => Math.max(ms, nextShift(hours, ms).from);

/** The shift that the moment is in, otherwise the next one. */
function nextShift(hours: ServiceHours, ms: number): Interval {
  const { day } = localTimeOf(hours.timeZone, ms);
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const shift = shiftOn(hours, addDays(day, ahead));
    if (shift && ms < shift.to) return shift;
  }
  throw new Error(`The team is not there in the ${MAX_DAYS_AHEAD} days after a promise: check the service hours`);
}

/** Counts only time within service hours and outside of `pauses`, which are in order and apart. */
export function addServiceTime(
  hours: ServiceHours,
  start: number,
  length: number,
  pauses: readonly Interval[],
): number {
  let left = length;
  let at = start;
  for (;;) {
    const shift = nextShift(hours, at);
    const from = Math.max(at, shift.from);
    const pause = pauses.find(({ to }) => to > from);
    if (pause && pause.from <= from) {
      at = pause.to;
      continue;
    }
    const to = Math.min(shift.to, pause?.from ?? shift.to);
    if (left <= to - from) return from + left;
    left -= to - from;
    at = to;
  }
}

/** The same local time, that many days with opening hours later; the day of the start counts as none of them. */
export function addServiceDays(hours: ServiceHours, start: number, days: number): number {
  const { day, seconds } = localTimeOf(hours.timeZone, start);
  let left = days;
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const later = addDays(day, ahead);
    if (shiftOn(hours, later)) left -= 1;
    if (left === 0) return momentOf(hours.timeZone, later, seconds);
  }
  throw new Error(`The team is there on fewer than ${days} of ${MAX_DAYS_AHEAD} days: check the service hours`);
}

/** The hours of a day; none on a closed one. */
export function shiftOn(hours: ServiceHours, day: Day): Interval | undefined {
  if (hours.closedOn.includes(day) || hours.closedOn.includes(day.slice("2026-".length))) return undefined;
  const weekday = weekdayOf(day);
  const shift = weekday === 0 ? hours.sunday : weekday === 6 ? hours.saturday : hours.weekdays;
  if (!shift) return undefined;
  const at = (time: string) => momentOf(hours.timeZone, day, secondsOf(time));
  return { from: at(shift[0]), to: at(shift[1]) };
}

function secondsOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 3600 + minute * 60;
}
