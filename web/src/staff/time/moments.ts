import { localTimeOf } from "@app/engine/promises/local-time";
import { dateOf, daysBetween, type Moment, millisecondsOf, SERVICE_ZONE, weekdayOf } from "./dates.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = "domingo segunda terça quarta quinta sexta sábado".split(" ");
const SHORT_WEEKDAYS = "dom. seg. ter. qua. qui. sex. sáb.".split(" ");
const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

const two = (value: number): string => String(value).padStart(2, "0");
const partsOf = (date: string): string[] => date.split("-");
const daysUntil = (at: Moment, now: number): number => daysBetween(dateOf(now), dateOf(at));

/** "14h05". */
export function formatHour(at: Moment, timeZone = SERVICE_ZONE): string {
  const minutes = Math.floor(localTimeOf(timeZone, millisecondsOf(at)).seconds / 60);
  return `${two(Math.floor(minutes / 60))}h${two(minutes % 60)}`;
}

/** "qui." */
export const formatShortWeekday = (at: Moment): string => SHORT_WEEKDAYS[weekdayOf(dateOf(at))] ?? "";

/** "05/11", and with its year when that is not this one. */
function formatDay(at: Moment, now: number): string {
  const [year, month, day] = partsOf(dateOf(at));
  return year === partsOf(dateOf(now))[0] ? `${day}/${month}` : `${day}/${month}/${year}`;
}

/** "05/11, 17h20". */
export const formatStamp = (at: Moment, now: number): string => `${formatDay(at, now)}, ${formatHour(at)}`;

/** "16/11/2026, 20h14". */
export const formatMoment = (at: Moment): string => `${partsOf(dateOf(at)).reverse().join("/")}, ${formatHour(at)}`;

/** "quinta, 19/11". */
export const formatWeekday = (at: Moment, now: number): string =>
  `${WEEKDAYS[weekdayOf(dateOf(at))]}, ${formatDay(at, now)}`;

/** "quinta, 19 de novembro". */
export const formatToday = (now: number): string =>
  `${WEEKDAYS[weekdayOf(dateOf(now))]}, ${formatDayOfMonth(dateOf(now))} ${formatMonth(dateOf(now))}`;

function formatDayOfMonth(date: string): string {
  const day = Number(date.slice(8));
  return day === 1 ? "1º" : String(day);
}

const formatMonth = (date: string): string => `de ${MONTHS[Number(date.slice(5, 7)) - 1]}`;

/** "16 a 21 de novembro", "30 de novembro a 5 de dezembro". */
export function formatDateRange(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = isOneMonth ? formatDayOfMonth(first) : `${formatDayOfMonth(first)} ${formatMonth(first)}`;
  return `${start} a ${formatDayOfMonth(last)} ${formatMonth(last)}`;
}

/** "4h12", "38 min", and whole days from two on. A minute that has begun is not counted. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes}\u00a0min`;
  if (minutes >= 48 * 60) return `${Math.floor(minutes / (24 * 60))}\u00a0dias`;
  return `${Math.floor(minutes / 60)}h${two(minutes % 60)}`;
}

/** "faltam 4h12", "venceu há 2h05". */
export function formatLeft(dueAt: Moment, now: number): string {
  const left = millisecondsOf(dueAt) - now;
  return left >= 0 ? `faltam ${formatSpan(left)}` : `venceu há ${formatSpan(-left)}`;
}

const NEAR: Readonly<Record<number, string>> = { [-1]: "ontem", 0: "hoje", 1: "amanhã" };

/** "hoje, 14h30", "amanhã, 09h00", "dom., 22/11, 10h00". */
export function formatNear(at: Moment, now: number): string {
  const day = NEAR[daysUntil(at, now)] ?? `${formatShortWeekday(at)}, ${formatDay(at, now)}`;
  return `${day}, ${formatHour(at)}`;
}

/** The two lines beside a bead: what hour or day, and how far away it is or its hour. */
export function formatBead(at: number, now: number): { moment: string; note: string } {
  const days = daysUntil(at, now);
  if (at < now) {
    const moment = days === 0 ? formatHour(at) : days === -1 ? "ontem" : formatDay(at, now);
    return { moment, note: `há ${formatRough(now - at)}` };
  }
  if (days === 0) return { moment: formatHour(at), note: `em ${formatSpan(at - now)}` };
  return { moment: days < 7 ? formatShortWeekday(at) : formatDay(at, now), note: formatHour(at) };
}

/** "5 h", once minutes no longer matter. */
const formatRough = (ms: number): string =>
  ms < 2 * HOUR_MS || ms >= 2 * DAY_MS ? formatSpan(ms) : `${Math.floor(ms / HOUR_MS)}\u00a0h`;
