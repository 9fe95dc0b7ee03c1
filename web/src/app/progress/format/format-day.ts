const WEEKDAYS = "dom seg ter qua qui sex sáb".split(" ");
const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, date };
};

/** "8/12", of "2026-12-08". */
export const formatShortDay = (day: string): string => {
  const { month, date } = partsOf(day);
  return `${date}/${month}`;
};

/** "dom, 6/12". */
export const formatWeekdayShort = (day: string): string => `${weekdayName(day)}, ${formatShortDay(day)}`;

/** "dom". */
export const weekdayName = (day: string): string => WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "";

/** "12 de novembro". */
export const formatLongDay = (day: string): string => {
  const { month, date } = partsOf(day);
  return `${date === 1 ? "1º" : date} de ${MONTHS[month - 1]}`;
};

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
