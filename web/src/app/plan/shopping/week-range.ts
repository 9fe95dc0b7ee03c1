import { addDays, dayOfMonth, monthsOf } from "../../../ui/navigation/calendar-days.ts";

/** "De 9 a 15 de novembro", "De 30 de novembro a 6 de dezembro": the seven days that begin on this one. */
export function weekRange(first: string): string {
  const last = addDays(first, 6);
  const [fromMonth, toMonth] = [first, last].map((day) => monthsOf([day]).toLowerCase());
  const from = fromMonth === toMonth ? dayLabel(first) : `${dayLabel(first)} de ${fromMonth}`;
  return `De ${from} a ${dayLabel(last)} de ${toMonth}`;
}

const dayLabel = (day: string): string => (dayOfMonth(day) === 1 ? "1º" : String(dayOfMonth(day)));
