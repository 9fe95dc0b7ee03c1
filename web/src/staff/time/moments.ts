// Hours of the team are Brasília's, whose offset has been fixed since 2019.

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BRASILIA_MS = -3 * HOUR_MS;
const WEEKDAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const SHORT_WEEKDAYS = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."];
const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

const two = (value: number): string => String(value).padStart(2, "0");
/** A date whose UTC fields are Brasília's. */
const inBrasilia = (at: number): Date => new Date(at + BRASILIA_MS);
/** Days since 1970, in Brasília. */
const dayNumber = (at: number): number => Math.floor((at + BRASILIA_MS) / DAY_MS);

/** "2026-11-19". */
export const dateOf = (at: number): string => inBrasilia(at).toISOString().slice(0, 10);

/** The instant at which a date begins in Brasília. */
export const startOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) - BRASILIA_MS;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Hours since midnight, with their fraction. */
export const hoursIntoDay = (at: number): number => ((at + BRASILIA_MS) % DAY_MS) / HOUR_MS;

/** "14h05". */
export function formatHour(at: number): string {
  const date = inBrasilia(at);
  return `${two(date.getUTCHours())}h${two(date.getUTCMinutes())}`;
}

/** "qui." */
export const formatShortWeekday = (at: number): string => SHORT_WEEKDAYS[inBrasilia(at).getUTCDay()] ?? "";

/** "19/11". */
export function formatDayMonth(at: number): string {
  const date = inBrasilia(at);
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}`;
}

/** "quinta, 19 de novembro". */
export function formatToday(at: number): string {
  const date = inBrasilia(at);
  return `${WEEKDAYS[date.getUTCDay()]}, ${formatDayOf(date)} de ${MONTHS[date.getUTCMonth()]}`;
}

const formatDayOf = (date: Date): string => (date.getUTCDate() === 1 ? "1º" : String(date.getUTCDate()));

/** "16 a 21 de novembro", "30 de novembro a 5 de dezembro". */
export function formatDateRange(first: string, last: string): string {
  const [from, until] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)];
  const month = (date: Date) => `de ${MONTHS[date.getUTCMonth()]}`;
  const start = from.getUTCMonth() === until.getUTCMonth() ? formatDayOf(from) : `${formatDayOf(from)} ${month(from)}`;
  return `${start} a ${formatDayOf(until)} ${month(until)}`;
}

/** "4h12", "38 min", "3 dias". */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes}\u00a0min`;
  if (minutes >= 48 * 60) return `${Math.round(minutes / (24 * 60))}\u00a0dias`;
  return `${Math.floor(minutes / 60)}h${two(minutes % 60)}`;
}

/** "hoje, 14h30", "amanhã, 09h00", "dom., 22/11, 10h00". */
export function formatDue(at: number, now: number): string {
  const days = dayNumber(at) - dayNumber(now);
  if (days === 0) return `hoje, ${formatHour(at)}`;
  if (days === 1) return `amanhã, ${formatHour(at)}`;
  if (days === -1) return `ontem, ${formatHour(at)}`;
  return `${formatShortWeekday(at)}, ${formatDayMonth(at)}, ${formatHour(at)}`;
}

/** The two lines beside a bead: what hour or day, and how far away it is or its hour. */
export function formatBead(at: number, now: number): { moment: string; note: string } {
  const days = dayNumber(at) - dayNumber(now);
  if (at < now) {
    const moment = days === 0 ? formatHour(at) : days === -1 ? "ontem" : formatDayMonth(at);
    return { moment, note: `há ${formatRough(now - at)}` };
  }
  if (days === 0) return { moment: formatHour(at), note: `em ${formatSpan(at - now)}` };
  return { moment: days < 7 ? formatShortWeekday(at) : formatDayMonth(at), note: formatHour(at) };
}

/** "5 h", once minutes no longer matter. */
const formatRough = (ms: number): string =>
  ms < 2 * HOUR_MS || ms >= 2 * DAY_MS ? formatSpan(ms) : `${Math.floor(ms / HOUR_MS)}\u00a0h`;
