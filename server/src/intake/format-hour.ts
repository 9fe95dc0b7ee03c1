import { brand } from "@app/contract/brand";

const timeZone = brand.serviceHours.timeZone;
const day = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "2-digit", month: "2-digit" });
const weekday = new Intl.DateTimeFormat("pt-BR", { timeZone, weekday: "long" });
const clock = new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "numeric", minute: "2-digit", hourCycle: "h23" });

/** "14h30" today, "8h de terça-feira, 17/11" on another day. */
export function formatHour(at: Date, now: Date): string {
  const [hour = "", minute = ""] = clock.format(at).split(":");
  const time = `${Number(hour)}h${minute === "00" ? "" : minute}`;
  return day.format(at) === day.format(now) ? time : `${time} de ${weekday.format(at)}, ${day.format(at)}`;
}
