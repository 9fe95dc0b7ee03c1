import { addDays, localTimeOf } from "../../promises/local-time.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NBSP = "\u00a0";

/** "40 min", "5 h", "4h12", "3 dias". */
export function spanInWords(ms: number): string {
  const minutes = Math.max(1, Math.floor(Math.abs(ms) / MINUTE_MS));
  if (minutes < 60) return `${minutes}${NBSP}min`;
  if (minutes < 24 * 60) {
    const rest = minutes % 60;
    return rest === 0 ? `${minutes / 60}${NBSP}h` : `${Math.floor(minutes / 60)}h${String(rest).padStart(2, "0")}`;
  }
  return daysInWords(Math.floor(Math.abs(ms) / DAY_MS));
}

export const daysInWords = (days: number): string => (days === 1 ? "1 dia" : `${days} dias`);

/** "hoje", "amanhã", "sex., 20/11". */
export function dayInWords(timeZone: string, at: number, now: number): string {
  const { day } = localTimeOf(timeZone, at);
  const today = localTimeOf(timeZone, now).day;
  if (day === today) return "hoje";
  if (day === addDays(today, 1)) return "amanhã";
  const [, month = "", date = ""] = day.split("-");
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${date}/${month}`;
}

const WEEKDAYS = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."] as const;

/** "17h00". */
export function hourInWords(timeZone: string, at: number): string {
  const minutes = Math.floor(localTimeOf(timeZone, at).seconds / 60);
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;
}
