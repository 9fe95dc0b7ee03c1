import { formatFigure } from "../../progress/words/format-figures.ts";

export { capitalise, listWords } from "../../nutrition/words/noun.ts";

/** `1 série`, `3 séries`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatFigure(count)} ${count === 1 ? one : many}`;

/** `2,5 litros`, `1 litro`, `1,5 litro`, `350 ml`. */
export function formatWater(ml: number): string {
  if (ml < 1_000 || ml % 10 !== 0) return `${formatFigure(ml)}\u00a0ml`;
  const decimals = ml % 1_000 === 0 ? 0 : ml % 100 === 0 ? 1 : 2;
  return `${formatFigure(ml / 1_000, decimals)}\u00a0${ml < 2_000 ? "litro" : "litros"}`;
}

/** A name as it stands inside of a sentence: `feijão carioca`. */
export const uncapitalise = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `2 conchas de feijão carioca`. */
export const portionOf = ({ measure, name }: { readonly measure: string; readonly name: string }): string =>
  `${measure} de ${uncapitalise(name)}`;

const DAY_MILLISECONDS = 86_400_000;

/** A calendar day that lies `days` before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MILLISECONDS).toISOString().slice(0, 10);
