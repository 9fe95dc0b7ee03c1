import type { PortionView } from "@app/contract/plans";
import { formatGrams } from "../../shell/format/numbers.ts";

/** "4 colheres de sopa (100 g)"; with hidden numbers "1 punho". */
export const formatPortion = ({ measure, figures }: Pick<PortionView, "measure" | "figures">): string =>
  figures ? `${measure} (${formatGrams(figures.grams)}\u00a0g)` : measure;

/** What a plate has, in the figures that stand beside its foods; null with hidden numbers. */
export function sumFigures(items: readonly Pick<PortionView, "figures">[]): { kcal: number; protein: number } | null {
  let [kcal, protein] = [0, 0];
  for (const { figures } of items) {
    if (!figures) return null;
    kcal += figures.kcal;
    protein += figures.protein;
  }
  return { kcal, protein };
}

/** Keys of what is drawn on its plate, in the order of its foods. */
export const drawingsOf = (items: readonly Pick<PortionView, "drawing">[]): string[] =>
  items.flatMap(({ drawing }) => drawing ?? []);
