import { brand } from "@app/contract/brand";
import { localTimeOf, offsetOf } from "@app/engine/promises/local-time";
import { zoneCopy as copy } from "../../content/app/bookings.ts";
import { nameOfDay } from "../../ui/navigation/calendar-days.ts";
import { capitalized, formatDayMonth, formatWeekdayDay, shortWeekdayName } from "../shell/format/days.ts";

/** An instant as a wall clock shows it: the member's, unless they chose the service's. */
export const SERVICE_ZONE = brand.serviceHours.timeZone;

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || SERVICE_ZONE;

/** "2026-11-13" */
export const dayIn = (zone: string, at: string): string => localTimeOf(zone, Date.parse(at)).day;

export const hourIn = (zone: string, at: string): number => localTimeOf(zone, Date.parse(at)).seconds / 3600;

/** "8h20" */
export function formatHour(zone: string, at: string): string {
  const minutes = Math.floor(localTimeOf(zone, Date.parse(at)).seconds / 60);
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;
}

/** "sexta, 13 de novembro" */
const longDay = (day: string): string => nameOfDay(day).replace("-feira", "");

/** "Sexta, 13 de novembro, às 18h00" */
export const formatLong = (zone: string, at: string): string =>
  `${capitalized(longDay(dayIn(zone, at)))}, às ${formatHour(zone, at)}`;

/** "sexta, 13/11, às 18h00" */
export const formatWhen = (zone: string, at: string): string =>
  `${formatWeekdayDay(dayIn(zone, at))}, às ${formatHour(zone, at)}`;

/** "sex, 18h00" */
export const formatShort = (zone: string, at: string): string =>
  `${shortWeekdayName(dayIn(zone, at))}, ${formatHour(zone, at)}`;

/** "hoje", "ontem" or "em 13/11": never later than now. */
export function formatPastDay(zone: string, at: string, now: number): string {
  const day = dayIn(zone, at);
  if (day === dayIn(zone, new Date(now).toISOString())) return "hoje";
  if (day === dayIn(zone, new Date(now - 86_400_000).toISOString())) return "ontem";
  return `em ${formatDayMonth(day)}`;
}

/** "Manaus": the zone's own place, as it is written in Portuguese. */
export const placeOf = (zone: string): string =>
  copy.places[zone] ?? (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** How far the service's clock is ahead of the zone's, in minutes; clocks change, so at a given moment. */
export const aheadMinutes = (zone: string, at: number): number =>
  Math.round((offsetOf(SERVICE_ZONE, at) - offsetOf(zone, at)) / 60_000);

/** "1 hora", "4 horas", "5 horas e 30 minutos" */
export function formatLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? "hora" : "horas"}` : "",
    rest > 0 ? `${rest} ${rest === 1 ? "minuto" : "minutos"}` : "",
  ];
  return parts.filter(Boolean).join(" e ");
}
