import { brand } from "@app/contract/brand";

const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
const WEEKDAYS = "Domingo Segunda Terça Quarta Quinta Sexta Sábado".split(" ");

type Parts = { dd: string; mm: string; yyyy: string; hour: string; minute: string };
/** Whose clock a moment is read from. */
type Clock = (at: string) => Parts;

let formatter: Intl.DateTimeFormat | undefined;
/** In the business's time zone, wherever the member is, because deadlines are counted in it. */
function serviceClock(at: string): Parts {
  // Created on first use and cached, because it is slow to create on a phone.
  formatter ??= new Intl.DateTimeFormat("pt-BR", {
    timeZone: brand.serviceHours.timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const [dd = "", mm = "", yyyy = "", hour = "", minute = ""] = formatter.format(new Date(at)).match(/\d+/g) ?? [];
  return { dd, mm, yyyy, hour, minute };
}

/** In the reader's own time zone: when something was written or read. */
export function readerClock(at: string): Parts {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    dd: two(date.getDate()),
    mm: two(date.getMonth() + 1),
    yyyy: String(date.getFullYear()),
    hour: two(date.getHours()),
    minute: two(date.getMinutes()),
  };
}

/** "10/11/2026". */
export function formatDate(at: string, clock: Clock = serviceClock): string {
  const { dd, mm, yyyy } = clock(at);
  return `${dd}/${mm}/${yyyy}`;
}

/** "10 de novembro de 2026". */
export function formatLongDate(at: string): string {
  const { dd, mm, yyyy } = serviceClock(at);
  return `${dd === "01" ? "1º" : Number(dd)} de ${MONTHS[Number(mm) - 1]} de ${yyyy}`;
}

/** "14h05". */
export function formatTime(at: string, clock: Clock = serviceClock): string {
  const { hour, minute } = clock(at);
  return `${hour}h${minute}`;
}

/** "10/11/2026, 14h05". */
export const formatDateTime = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`;

/** "quinta". */
function weekdayOf({ dd, mm, yyyy }: Parts): string {
  const weekday = WEEKDAYS[new Date(Date.UTC(Number(yyyy), Number(mm) - 1, Number(dd))).getUTCDay()] ?? "";
  return weekday.toLowerCase();
}

/** "9h30". */
const shortTime = (at: string): string => formatTime(at).replace(/^0/, "");

/** "quinta, 12 de novembro". */
export function formatDueDay(at: string, clock: Clock = serviceClock): string {
  const parts = clock(at);
  const day = parts.dd === "01" ? "1º" : Number(parts.dd);
  return `${weekdayOf(parts)}, ${day} de ${MONTHS[Number(parts.mm) - 1]}`;
}

/** "quinta, 12 de novembro, às 18h40". */
export const formatDueTime = (at: string): string => `${formatDueDay(at)}, às ${shortTime(at)}`;

/** "qui, 12/11, 18h40". */
export function formatShortDueTime(at: string): string {
  const parts = serviceClock(at);
  return `${weekdayOf(parts).slice(0, 3)}, ${parts.dd}/${parts.mm}, ${shortTime(at)}`;
}

/** "Quinta, 12 de novembro", by the member's local date. */
export function formatWeekday(now: Date): string {
  const weekday = WEEKDAYS[now.getDay()] ?? "";
  const day = now.getDate() === 1 ? "1º" : now.getDate();
  return `${weekday}, ${day} de ${MONTHS[now.getMonth()]}`;
}

/** By the member's local hour. */
export function greeting(hour: number): string {
  if (hour < 5) return "Boa noite";
  if (hour < 12) return "Bom dia";
  return hour < 18 ? "Boa tarde" : "Boa noite";
}

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
