import { addDays, dayOfMonth, nameOfDay } from "../../../ui/navigation/calendar-days.ts";

const monthOf = (day: string): string => nameOfDay(day).split(" de ")[1] ?? "";
const numberOf = (day: string): string => (dayOfMonth(day) === 1 ? "1º" : String(dayOfMonth(day)));

/** "14 a 20 de dezembro", "28 de dezembro a 3 de janeiro", of the week's Monday. */
export function formatWeek(monday: string): string {
  const sunday = addDays(monday, 6);
  const from = monthOf(monday) === monthOf(sunday) ? "" : ` de ${monthOf(monday)}`;
  return `${numberOf(monday)}${from} a ${numberOf(sunday)} de ${monthOf(sunday)}`;
}
