import { formatWhole } from "../../outcome/format-number.ts";

/** "7h10", of "07:10". */
export function formatHour(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour)}h${minute}`;
}

export const formatKcal = (kcal: number): string => `${formatWhole(kcal)}\u00a0kcal`;

const weekday = new Intl.DateTimeFormat("pt-BR", { weekday: "long", timeZone: "UTC" });

/** "quinta". */
export const weekdayOf = (day: string): string => weekday.format(new Date(`${day}T12:00:00Z`)).replace("-feira", "");

/** "Quinta, 12/11". */
export function formatDay(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  const name = weekdayOf(day);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${Number(date)}/${month}`;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** "Arroz branco, feijão carioca e alface". */
export function listFoods(names: readonly string[]): string {
  const [first = "", ...others] = names;
  const said = [first, ...others.map(lowerFirst)];
  return said.length < 2 ? first : `${said.slice(0, -1).join(", ")} e ${said.at(-1)}`;
}
