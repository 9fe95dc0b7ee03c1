import type { PortionView } from "@app/contract/plans";
import { formatWhole } from "../../outcome/format-number.ts";

/** "7h10", of "07:10". */
export function formatHour(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour)}h${minute}`;
}

/** "12h40", by the member's clock. */
export const formatLoggedAt = (at: string): string => {
  const date = new Date(at);
  return `${date.getHours()}h${String(date.getMinutes()).padStart(2, "0")}`;
};

/** "4 colheres de sopa (100 g)"; with hidden numbers "1 punho". */
export const formatPortion = ({ measure, figures }: Pick<PortionView, "measure" | "figures">): string =>
  figures ? `${measure} (${formatGrams(figures.grams)}\u00a0g)` : measure;

/** Household portions are whole grams; a pinch may be less than one. */
const formatGrams = (grams: number): string =>
  grams < 1 ? String(Math.round(grams * 10) / 10).replace(".", ",") : formatWhole(grams);

export const formatKcal = (kcal: number): string => `${formatWhole(kcal)}\u00a0kcal`;

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
