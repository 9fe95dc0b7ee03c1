import type { Brand } from "@app/contract/brand";

export type ServiceHours = Brand["serviceHours"];

const MINUTE = 60_000;
const DAYS_AHEAD = 14;

type LocalDay = { year: number; month: number; day: number; weekday: number };

/** The moment itself within service hours, otherwise the next opening. */
export function nextOpening(hours: ServiceHours, from: Date): Date {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const shift = shiftOf(hours, localDay(hours.timeZone, from, ahead));
    if (shift && from < shift.end) return from > shift.start ? from : shift.start;
  }
  throw new Error("brand.json has no service hours in two weeks");
}

/** Only minutes within service hours count. */
export function addServiceMinutes(hours: ServiceHours, from: Date, minutes: number): Date {
  const start = nextOpening(hours, from);
  const { end } = shiftOf(hours, localDay(hours.timeZone, start, 0)) ?? { end: start };
  const left = (end.getTime() - start.getTime()) / MINUTE;
  if (minutes <= left) return new Date(start.getTime() + minutes * MINUTE);
  return addServiceMinutes(hours, end, minutes - left);
}

function shiftOf(hours: ServiceHours, day: LocalDay): { start: Date; end: Date } | undefined {
  const shift = day.weekday === 0 ? hours.sunday : day.weekday === 6 ? hours.saturday : hours.weekdays;
  return shift ? { start: at(hours.timeZone, day, shift[0]), end: at(hours.timeZone, day, shift[1]) } : undefined;
}

function localDay(timeZone: string, moment: Date, ahead: number): LocalDay {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const [year = 0, month = 1, day = 1] = format.format(moment).split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day + ahead));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), weekday: date.getUTCDay() };
}

function at(timeZone: string, { year, month, day }: LocalDay, time: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const guess = new Date(Date.UTC(year, month, day, hour, minute));
  return new Date(guess.getTime() - offsetAt(timeZone, guess));
}

/** The zone's UTC offset at that moment, in milliseconds. */
function offsetAt(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
