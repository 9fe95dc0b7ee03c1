import { brand } from "@app/contract/brand";

const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
const WEEKDAYS = "Domingo Segunda Terça Quarta Quinta Sexta Sábado".split(" ");

let formatter: Intl.DateTimeFormat | undefined;
/** In the business's time zone, wherever the member is, because deadlines are counted in it. */
function partsOf(at: string) {
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

/** "10/11/2026". */
export function formatDate(at: string): string {
  const { dd, mm, yyyy } = partsOf(at);
  return `${dd}/${mm}/${yyyy}`;
}

/** "10 de novembro de 2026". */
export function formatLongDate(at: string): string {
  const { dd, mm, yyyy } = partsOf(at);
  return `${dd === "01" ? "1º" : Number(dd)} de ${MONTHS[Number(mm) - 1]} de ${yyyy}`;
}

/** "14h05". */
export function formatTime(at: string): string {
  const { hour, minute } = partsOf(at);
  return `${hour}h${minute}`;
}

/** "10/11/2026, 14h05". */
export const formatDateTime = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`;

/** "quinta", in the business's time zone. */
function weekdayOf(at: string): string {
  const { dd, mm, yyyy } = partsOf(at);
  const weekday = WEEKDAYS[new Date(Date.UTC(Number(yyyy), Number(mm) - 1, Number(dd))).getUTCDay()] ?? "";
  return weekday.toLowerCase();
}

/** "9h30". */
const shortTime = (at: string): string => formatTime(at).replace(/^0/, "");

/** "quinta, 12 de novembro". */
export function formatDueDay(at: string): string {
  const { dd, mm } = partsOf(at);
  const day = dd === "01" ? "1º" : Number(dd);
  return `${weekdayOf(at)}, ${day} de ${MONTHS[Number(mm) - 1]}`;
}

/** "quinta, 12 de novembro, às 18h40". */
export const formatDueTime = (at: string): string => `${formatDueDay(at)}, às ${shortTime(at)}`;

/** "qui, 12/11, 18h40". */
export function formatShortDueTime(at: string): string {
  const { dd, mm } = partsOf(at);
  return `${weekdayOf(at).slice(0, 3)}, ${dd}/${mm}, ${shortTime(at)}`;
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
