import { capitalized, weekdayName } from "../../shell/format/days.ts";

/** "Quinta, 12/11". */
export function formatDay(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${capitalized(weekdayName(day))}, ${Number(date)}/${month}`;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** "Arroz branco, feijão carioca e alface". */
export function listFoods(names: readonly string[]): string {
  const [first = "", ...others] = names;
  const said = [first, ...others.map(lowerFirst)];
  return said.length < 2 ? first : `${said.slice(0, -1).join(", ")} e ${said.at(-1)}`;
}
