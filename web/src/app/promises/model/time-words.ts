import { addDays, localTimeOf } from "@app/engine/promises/local-time";
import { promisesCopy } from "../../../content/app/promises.ts";
import { formatDate, formatDueDay, formatTime } from "../../shell/format/moments.ts";
import { SERVICE } from "./promise-ring.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK_DAYS = 6;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

/** "12 minutos", "4h12", "5 dias e 3h"; `isOne` for the verb before it. */
export function formatLeft(ms: number): { isOne: boolean; length: string } {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  if (ms < HOUR) return { isOne: minutes === 1, length: count(minutes, "minuto") };
  if (ms < 2 * DAY) {
    const rest = String(Math.floor((ms % HOUR) / MINUTE)).padStart(2, "0");
    return { isOne: ms < 2 * HOUR, length: `${Math.floor(ms / HOUR)}h${rest}` };
  }
  const hours = Math.floor((ms % DAY) / HOUR);
  const days = count(Math.floor(ms / DAY), "dia");
  return { isOne: false, length: hours > 0 ? `${days} e ${hours}h` : days };
}

const dayOf = (ms: number): string => localTimeOf(SERVICE.timeZone, ms).day;

/** "hoje, 14h30", "domingo, 22/11", "05/11, 18h02": where it hangs on the thread. */
export function formatMoment(at: string, now: number): string {
  const [day, today] = [dayOf(Date.parse(at)), dayOf(now)];
  const { days } = promisesCopy;
  if (day === today) return `${days.today}, ${formatTime(at)}`;
  if (day === addDays(today, 1)) return `${days.tomorrow}, ${formatTime(at)}`;
  if (day === addDays(today, -1)) return `${days.yesterday}, ${formatTime(at)}`;
  const date = formatDate(at).slice(0, 5);
  const [weekday] = formatDueDay(at).split(",");
  return day > today && day <= addDays(today, WEEK_DAYS) ? `${weekday}, ${date}` : `${date}, ${formatTime(at)}`;
}
