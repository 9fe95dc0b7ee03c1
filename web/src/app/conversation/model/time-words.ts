import { waitingCopy } from "../../../content/app/conversation/conversation.ts";
import { formatDate, formatDueDay, formatShortTime, formatTime, readerClock } from "../../shell/format/moments.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const iso = (ms: number): string => new Date(ms).toISOString();

/** The reader's day of a message. */
export const messageDay = (at: string): string => formatDate(at, readerClock);

/** "8h44", on the reader's clock: when a message was written. */
export const messageTime = (at: string): string => formatShortTime(at, readerClock);

/** "hoje", "ontem", "terça, 17 de novembro", and with its year when that is another: the reader's day. */
export function dayWords(at: string, now: number): string {
  const day = messageDay(at);
  if (day === messageDay(iso(now))) return "hoje";
  if (day === messageDay(iso(now - DAY_MS))) return "ontem";
  const words = formatDueDay(at, readerClock);
  return day.slice(-4) === messageDay(iso(now)).slice(-4) ? words : `${words} de ${day.slice(-4)}`;
}

/**
 * "hoje, 14h30", "sexta, 8h44", "sexta, 27 de novembro, 8h44": until when, as seen at a moment. Deadlines are the
 * service's: where the reader's clock shows another time, its zone is named, without "hoje".
 */
export function untilWords(at: string, from: number): string {
  const isElsewhere = formatDate(at) !== messageDay(at) || formatTime(at) !== formatTime(at, readerClock);
  if (!isElsewhere && formatDate(at) === formatDate(iso(from))) return waitingCopy.today(formatShortTime(at));
  const isThisWeek = Math.abs(Date.parse(at) - from) < WEEK_MS - DAY_MS;
  const day = formatDueDay(at);
  const words = `${isThisWeek ? (day.split(",")[0] ?? day) : day}, ${formatShortTime(at)}`;
  return isElsewhere ? waitingCopy.inServiceZone(words) : words;
}

/** The same where the day of today is plain: "14h30". */
export function dueWords(at: string, from: number): string {
  const words = untilWords(at, from);
  const time = formatShortTime(at);
  return words === waitingCopy.today(time) ? time : words;
}

/** "42 min", "2h06". */
export function serviceTimeWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)} min`;
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;
}
