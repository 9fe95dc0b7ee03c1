import { brand } from "@app/contract/brand";

const { timeZone } = brand.serviceHours;
// Created when a lead is promised a call, not at module load: Intl formatters are slow on phones.
const clock = () => new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "2-digit", minute: "2-digit" });
const weekday = () => new Intl.DateTimeFormat("pt-BR", { timeZone, weekday: "long" });
const day = () => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
const DAY_MS = 86_400_000;

/** "hoje, até as 14h05", in the team's time zone. */
export function callTime(promisedBy: string, now: Date): string {
  const due = new Date(promisedBy);
  const hour = clock().format(due).replace(":", "h").replace("h00", "h");
  const until = /^0?1h/.test(hour) ? `até a ${hour}` : `até as ${hour.replace(/^0/, "")}`;
  return `${dayName(due, now)}, ${until}`;
}

function dayName(due: Date, now: Date): string {
  const inBrasilia = day();
  const format = (at: Date) => inBrasilia.format(at);
  if (format(due) === format(now)) return "hoje";
  if (format(due) === format(new Date(now.getTime() + DAY_MS))) return "amanhã";
  return weekday().format(due);
}
