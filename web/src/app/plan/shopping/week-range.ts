import { addDays, dayOfMonth, monthsOf } from "../../../ui/navigation/calendar-days.ts";

/** "De 9 a 15 de novembro", "De 30 de novembro a 6 de dezembro": the week that begins on this Monday. */
export function weekRange(monday: string): string {
  const sunday = addDays(monday, 6);
  const [first, last] = [monday, sunday].map((day) => monthsOf([day]).toLowerCase());
  const from = first === last ? dayLabel(monday) : `${dayLabel(monday)} de ${first}`;
  return `De ${from} a ${dayLabel(sunday)} de ${last}`;
}

const dayLabel = (day: string): string => (dayOfMonth(day) === 1 ? "1º" : String(dayOfMonth(day)));
