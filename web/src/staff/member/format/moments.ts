import { brand } from "@app/contract/brand";

const WEEKDAYS = "domingo segunda terça quarta quinta sexta sábado".split(" ");
const DAY_MS = 24 * 60 * 60_000;

let formatter: Intl.DateTimeFormat | undefined;
/** In the business's time zone, in which promises are counted. */
function partsOf(at: string) {
  formatter ??= new Intl.DateTimeFormat("pt-BR", {
    timeZone: brand.serviceHours.timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const [date = "", month = "", year = "", hour = "", minute = ""] = formatter.format(new Date(at)).match(/\d+/g) ?? [];
  return { date, month, year, hour, minute };
}

/** "2026-11-19". */
export function dayOf(at: string): string {
  const { date, month, year } = partsOf(at);
  return `${year}-${month}-${date}`;
}

/** Noon, which is the same day in every zone of Brazil. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const weekdayOf = (at: string): string => WEEKDAYS[new Date(noonOf(dayOf(at))).getUTCDay()] ?? "";
const daysUntil = (at: string, now: Date): number =>
  Math.round((noonOf(dayOf(at)) - noonOf(dayOf(now.toISOString()))) / DAY_MS);

/** "09h40". */
export function formatHour(at: string): string {
  const { hour, minute } = partsOf(at);
  return `${hour}h${minute}`;
}

/** "05/11", and with its year when that is not this one. */
export function formatDay(at: string, now: Date): string {
  const { date, month, year } = partsOf(at);
  return year === partsOf(now.toISOString()).year ? `${date}/${month}` : `${date}/${month}/${year}`;
}

/** "05/11, 17h20". */
export const formatStamp = (at: string, now: Date): string => `${formatDay(at, now)}, ${formatHour(at)}`;

/** "quinta, 19/11". */
export const formatWeekday = (at: string, now: Date): string => `${weekdayOf(at)}, ${formatDay(at, now)}`;

const NEAR: Readonly<Record<number, string>> = { [-1]: "ontem", 0: "hoje", 1: "amanhã" };

/** "hoje", "ontem", "sexta" within the next six days, "23/11". */
export function formatNearDay(at: string, now: Date): string {
  const days = daysUntil(at, now);
  return NEAR[days] ?? (days > 1 && days < 7 ? weekdayOf(at) : formatDay(at, now));
}

/** "hoje, 14h30". */
export const formatNear = (at: string, now: Date): string => `${formatNearDay(at, now)}, ${formatHour(at)}`;

/** "4h12", "12 min", and whole days from two on. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes >= 48 * 60) return `${Math.floor(minutes / (24 * 60))} dias`;
  if (minutes < 60) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;
}

/** "faltam 4h12", "venceu há 2h05". */
export function formatLeft(dueAt: string, now: Date): string {
  const left = Date.parse(dueAt) - now.getTime();
  return left >= 0 ? `faltam ${formatSpan(left)}` : `venceu há ${formatSpan(-left)}`;
}
