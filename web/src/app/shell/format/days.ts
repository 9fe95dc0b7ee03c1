// Calendar days are text, "2026-12-08": they have no hour and no zone. Times of a day are "07:10".

const WEEKDAYS = "domingo segunda terça quarta quinta sexta sábado".split(" ");
const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

const two = (part: number): string => String(part).padStart(2, "0");

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, date };
};

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The member's own calendar day. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(two).join("-");

/** "07:10", by the member's own clock. */
export const localTime = (now: Date): string => [now.getHours(), now.getMinutes()].map(two).join(":");

/** "7h10", of "07:10". */
export function formatHour(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour)}h${minute}`;
}

/** "12h40", by the member's clock. */
export const formatLocalHour = (at: string | number): string => formatHour(localTime(new Date(at)));

/** "quinta". */
export const weekdayName = (day: string): string => WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "";

/** "qui". */
export const shortWeekdayName = (day: string): string => weekdayName(day).slice(0, 3);

/** "no sábado", "na segunda". */
export function onWeekday(day: string): string {
  const weekday = weekdayName(day);
  return `${weekday === "sábado" || weekday === "domingo" ? "no" : "na"} ${weekday}`;
}

/** "08/12". */
export const formatDayMonth = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** "8/12". */
export const formatShortDay = (day: string): string => {
  const { month, date } = partsOf(day);
  return `${date}/${month}`;
};

/** "08/12/2026"; of a month "12/2026". */
export const formatFullDay = (day: string): string => day.split("-").reverse().join("/");

/** "12 de novembro", "1º de dezembro". */
export const formatLongDay = (day: string): string => {
  const { month, date } = partsOf(day);
  return `${date === 1 ? "1º" : date} de ${MONTHS[month - 1]}`;
};

/** "quinta, 12/11". */
export const formatWeekdayDay = (day: string): string => `${weekdayName(day)}, ${formatDayMonth(day)}`;

/** "Quinta, 12/11". */
export const formatWeekdayTitle = (day: string): string => capitalized(formatWeekdayDay(day));

/** "dom, 6/12". */
export const formatShortWeekdayDay = (day: string): string => `${shortWeekdayName(day)}, ${formatShortDay(day)}`;

/** "sábado, 2 de janeiro". */
export const formatLongWeekdayDay = (day: string): string => `${weekdayName(day)}, ${formatLongDay(day)}`;

/** "novembro de 2026", of "2026-11". */
export const formatMonth = (month: string): string => {
  const { year, month: number } = partsOf(`${month}-01`);
  return `${MONTHS[number - 1]} de ${year}`;
};

/** "De 14 a 20 de dezembro", "De 28 de dezembro a 3 de janeiro". */
export const formatDaysBetween = (from: string, to: string): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `De ${partsOf(from).date === 1 ? "1º" : partsOf(from).date} a ${formatLongDay(to)}`
    : `De ${formatLongDay(from)} a ${formatLongDay(to)}`;
