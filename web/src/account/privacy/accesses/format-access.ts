import { formatDate, formatShortTime, formatToday } from "../../../app/shell/format/moments.ts";

/** "Sábado, 12 de dezembro", and with its year when that is not this one. */
export function formatAccessDay(at: string, now: Date): string {
  // The day of the time that is shown beside it, as a local date at noon.
  const [day, month, year] = formatDate(at).split("/").map(Number);
  const text = formatToday(new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, 12));
  return year === now.getFullYear() ? text : `${text} de ${year}`;
}

/** "terça, 10h05". */
export const formatNow = (now: Date): string => {
  const at = now.toISOString();
  const [weekday = ""] = formatAccessDay(at, now).split(",");
  return `${weekday.toLowerCase()}, ${formatShortTime(at)}`;
};

/** "11 min", "menos de 1 min"; null when it is not known. */
export function formatDuration(seconds: number | null): string | null {
  if (seconds === null) return null;
  return seconds < 60 ? "menos de 1 min" : `${Math.round(seconds / 60)} min`;
}
