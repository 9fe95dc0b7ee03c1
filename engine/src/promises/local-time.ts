/** A calendar day as `2026-11-20`. */
export type Day = string;

const DAY_SECONDS = 86_400;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a time zone at a moment: its calendar day and the seconds since midnight. */
export function localTimeOf(timeZone: string, ms: number): { day: Day; seconds: number } {
  const wall = new Date(ms + offsetOf(timeZone, ms));
  const seconds = (wall.getTime() - Date.parse(dayOf(wall))) / 1000;
  return { day: dayOf(wall), seconds };
}

/** The moment at which a time zone's wall clock shows this day and time. */
export function momentOf(timeZone: string, day: Day, seconds: number): number {
  const wall = Date.parse(day) + seconds * 1000;
  const guess = wall - offsetOf(timeZone, wall);
  return wall - offsetOf(timeZone, guess);
}

export const addDays = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_SECONDS * 1000));

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Zones change their offset at quarters of an hour, and formatting a moment costs more than all that is made of it. */
const QUARTER_MS = 900_000;
const MAX_KNOWN = 10_000;
const knownOffsets = new Map<string, Map<number, number>>();

/** How far the zone's wall clock is ahead of UTC, in milliseconds. */
export function offsetOf(timeZone: string, ms: number): number {
  const known = knownOffsets.get(timeZone) ?? new Map<number, number>();
  knownOffsets.set(timeZone, known);
  const quarter = Math.floor(ms / QUARTER_MS);
  const offset = known.get(quarter) ?? formattedOffset(timeZone, quarter * QUARTER_MS);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(quarter, offset);
  return offset;
}

function formattedOffset(timeZone: string, ms: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
