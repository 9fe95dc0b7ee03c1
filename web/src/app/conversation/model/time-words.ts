import { waitingCopy } from "../../../content/app/conversation/conversation.ts";
import { formatDate, formatDueDay, formatTime } from "../../shell/dates/dates.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const iso = (ms: number): string => new Date(ms).toISOString();

/** "8h44", in the business's time zone, as every time of a promise. */
export const shortTime = (at: string): string => formatTime(at).replace(/^0/, "");

/** "hoje", "ontem", "terça, 17 de novembro", and with its year when that is another. */
export function dayWords(at: string, now: number): string {
  const day = formatDate(at);
  if (day === formatDate(iso(now))) return "hoje";
  if (day === formatDate(iso(now - DAY_MS))) return "ontem";
  const year = day.slice(-4);
  return year === formatDate(iso(now)).slice(-4) ? formatDueDay(at) : `${formatDueDay(at)} de ${year}`;
}

/** "hoje, 14h30", "sexta, 8h44", "sexta, 27 de novembro, 8h44": until when, as seen at a moment. */
export function untilWords(at: string, from: number): string {
  if (formatDate(at) === formatDate(iso(from))) return waitingCopy.today(shortTime(at));
  const isThisWeek = Math.abs(Date.parse(at) - from) < WEEK_MS - DAY_MS;
  const day = formatDueDay(at);
  return `${isThisWeek ? (day.split(",")[0] ?? day) : day}, ${shortTime(at)}`;
}

/** The same where the day of today is plain: "14h30". */
export const dueWords = (at: string, from: number): string =>
  formatDate(at) === formatDate(iso(from)) ? shortTime(at) : untilWords(at, from);

/** "42 min", "2h06". */
export function serviceTimeWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)} min`;
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;
}
