import { brand } from "@app/contract/brand";
import {
  capitalized,
  formatDayMonth,
  formatFullDay,
  formatLongDay,
  formatLongWeekdayDay,
  localDay,
  localTime,
  shortWeekdayName,
} from "./days.ts";

/** What a clock shows at a moment: a calendar day and "07:10". */
type Shown = { day: string; time: string };
type Clock = (at: string) => Shown;

let formatter: Intl.DateTimeFormat | undefined;
/** In the business's time zone, wherever the member is, because deadlines are counted in it. */
function serviceClock(at: string): Shown {
  // Created on first use and cached, because it is slow to create on a phone.
  formatter ??= new Intl.DateTimeFormat("pt-BR", {
    timeZone: brand.serviceHours.timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const [dd, mm, yyyy, hour, minute] = formatter.format(new Date(at)).match(/\d+/g) ?? [];
  return { day: `${yyyy}-${mm}-${dd}`, time: `${hour}:${minute}` };
}

/** In the reader's own time zone: when something was written or read. */
export function readerClock(at: string): Shown {
  const date = new Date(at);
  return { day: localDay(date), time: localTime(date) };
}

/** "10/11/2026". */
export const formatDate = (at: string, clock: Clock = serviceClock): string => formatFullDay(clock(at).day);

/** "10 de novembro de 2026". */
export function formatLongDate(at: string): string {
  const { day } = serviceClock(at);
  return `${formatLongDay(day)} de ${day.slice(0, 4)}`;
}

/** "09h05". */
export const formatTime = (at: string, clock: Clock = serviceClock): string => clock(at).time.replace(":", "h");

/** "9h05". */
export const formatShortTime = (at: string, clock: Clock = serviceClock): string =>
  formatTime(at, clock).replace(/^0/, "");

/** "10/11/2026, 14h05". */
export const formatDateTime = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`;

/** "quinta, 12 de novembro". */
export const formatDueDay = (at: string, clock: Clock = serviceClock): string => formatLongWeekdayDay(clock(at).day);

/** "quinta, 12 de novembro, às 18h40". */
export const formatDueTime = (at: string): string => `${formatDueDay(at)}, às ${formatShortTime(at)}`;

/** "qui, 12/11, 18h40". */
export function formatShortDueTime(at: string): string {
  const { day } = serviceClock(at);
  return `${shortWeekdayName(day)}, ${formatDayMonth(day)}, ${formatShortTime(at)}`;
}

/** "Quinta, 12 de novembro", by the member's local date. */
export const formatToday = (now: Date): string => capitalized(formatLongWeekdayDay(localDay(now)));

const DAY_MS = 86_400_000;

/** "hoje às 14h05", "ontem às 23h10", "em 10/11/2026": relative to now. */
export function formatRelativeDate(at: string, now: Date): string {
  const then = formatDate(at);
  if (then === formatDate(now.toISOString())) return `hoje às ${formatTime(at)}`;
  if (then === formatDate(new Date(now.getTime() - DAY_MS).toISOString())) return `ontem às ${formatTime(at)}`;
  return `em ${then}`;
}

/** By the member's local hour. */
export function greeting(hour: number): string {
  if (hour < 5) return "Boa noite";
  if (hour < 12) return "Bom dia";
  return hour < 18 ? "Boa tarde" : "Boa noite";
}
