/** A calendar day in São Paulo, as the vendor writes it: 2026-11-14. */
export type Day = string;

// Brazil has had no daylight saving time since 2019.
const OFFSET = "-03:00";
const OFFSET_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOLIDAYS = new Set(["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"]);

const local = (date: Date): string => new Date(date.getTime() - OFFSET_MS).toISOString();

export const dayOf = (date: Date): Day => local(date).slice(0, 10);
/** "2026-11-14 09:30:00": the vendor gives no zone. */
export const stampOf = (date: Date): string => local(date).slice(0, 19).replace("T", " ");
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00${OFFSET}`);

export function parseDay(text: string): Day | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOf(text) : undefined;
  return date && !Number.isNaN(date.getTime()) && dayOf(date) === text ? text : undefined;
}

export function parseStamp(text: string): Date | undefined {
  const [, day = "", time] = /^(\S{10})[ T](\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  const date = new Date(`${day}T${time}${OFFSET}`);
  return parseDay(day) && !Number.isNaN(date.getTime()) ? date : undefined;
}

export const addDays = (day: Day, days: number): Day => dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** That day, or the next business day. */
export function businessDay(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const closed = weekday === 0 || weekday === 6 || HOLIDAYS.has(day.slice(5));
  return closed ? businessDay(addDays(day, 1)) : day;
}
