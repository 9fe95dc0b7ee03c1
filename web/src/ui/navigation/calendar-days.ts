/** Calendar days are text, AAAA-MM-DD: they have no hour and no zone. At noon UTC no arithmetic can cross a day. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("pt-BR", { ...options, timeZone: "UTC" });
const longForm = formatter({ weekday: "long", day: "numeric", month: "long" });
const monthForm = formatter({ month: "long" });
const weekdayForm = formatter({ weekday: "short" });

export function addDays(day: string, days: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** "quinta-feira, 12 de novembro" */
export const nameOfDay = (day: string): string => longForm.format(noon(day));

/** "Novembro", or "Novembro e dezembro" */
export function monthsOf(days: readonly string[]): string {
  const months = [...new Set(days.map((day) => monthForm.format(noon(day))))].join(" e ");
  return months.charAt(0).toUpperCase() + months.slice(1);
}

/** "qui" */
export const shortWeekday = (day: string): string => weekdayForm.format(noon(day)).replace(".", "");

export const dayOfMonth = (day: string): number => noon(day).getUTCDate();
