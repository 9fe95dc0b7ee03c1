const DAY_MS = 24 * 60 * 60_000;

/** The last millisecond of the calendar day `days` after `from`, in the time zone. */
export function endOfDayAfter(timeZone: string, from: Date, days: number): Date {
  const [year = 0, month = 1, day = 1] = dateIn(timeZone, from).split("-").map(Number);
  return new Date(startOf(timeZone, Date.UTC(year, month - 1, day + days + 1)) - 1);
}

/** The first moment of a date. On a DST change there are two candidate offsets, and midnight itself may not exist. */
function startOf(timeZone: string, midnightUtc: number): number {
  const date = new Date(midnightUtc).toISOString().slice(0, 10);
  const candidates = [-DAY_MS, DAY_MS]
    .map((around) => midnightUtc - offsetAt(timeZone, midnightUtc + around))
    .toSorted((a, b) => a - b);
  return candidates.find((at) => dateIn(timeZone, new Date(at)) >= date) ?? midnightUtc;
}

/** How far the zone is ahead of UTC at that moment, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const [date, time] = clockOf(timeZone).format(at).split(" ");
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / 1_000) * 1_000;
}

const dateIn = (timeZone: string, at: Date): string => clockOf(timeZone).format(at).slice(0, 10);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The Swedish locale writes "2026-11-15 23:59:59". A formatter is expensive to create, so one is cached per zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock;
}
