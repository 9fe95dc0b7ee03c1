import { addDays, type Day, weekdayOf } from "@app/engine/promises/local-time";
import { formatDate } from "../shell/dates/dates.ts";

const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
const WEEKDAYS = "domingo segunda terça quarta quinta sexta sábado".split(" ");
const IN_WEEKDAYS = "No domingo,Na segunda,Na terça,Na quarta,Na quinta,Na sexta,No sábado".split(",");
const DAY_MS = 86_400_000;

const partsOf = (day: Day) => day.split("-").map(Number) as [number, number, number];

/** "21/12". */
export function shortDay(day: Day): string {
  const [, month, date] = partsOf(day);
  return `${date}/${month}`;
}

/** "10/11/2027". */
export function fullDay(day: Day): string {
  const [year] = partsOf(day);
  return `${shortDay(day)}/${year}`;
}

/** "2 de janeiro". */
export function dayAndMonth(day: Day): string {
  const [, month, date] = partsOf(day);
  return `${date === 1 ? "1º" : date} de ${MONTHS[month - 1]}`;
}

/** "sábado, 2 de janeiro". */
export const longDay = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]}, ${dayAndMonth(day)}`;

/** "No domingo". */
export const onWeekday = (day: Day): string => IN_WEEKDAYS[weekdayOf(day)] ?? "";

/** "26/12", where deadlines are counted. */
export function shortDate(at: string): string {
  const [date, month] = formatDate(at).split("/").map(Number);
  return `${date}/${month}`;
}

/** Both included. */
export const daysIn = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const dayAfter = (day: Day): Day => addDays(day, 1);
export const dayBefore = (day: Day): Day => addDays(day, -1);
export { addDays };
