import { formatFigure, formatGrams, formatKcal, formatKg } from "../words/format-figures.ts";
import { isHiddenFrom, type NumbersShown, type ProgressSection } from "../words/progress-words.ts";
import { type ReportFigures, type ReportInput, reportFigures } from "./report-figures.ts";

/** "Com você mesma": a figure beside the member's own one of before, or the plan's. */
export type ReportPair = { readonly label: string; readonly value: string; readonly note: string };

/** In their order; those that are hidden or unknown are left out. */
export function reportPairs(input: ReportInput, numbers: NumbersShown): ReportPair[] {
  const figures = reportFigures(input);
  const pairs: [ProgressSection, ReportPair | null][] = [
    ["weight", trendPair(figures)],
    ["food", energyPair(figures, input)],
    ["food", proteinPair(figures)],
    ["training", workoutsPair(figures)],
  ];
  return pairs.flatMap(([section, pair]) =>
    pair && (section === "training" || !isHiddenFrom(section, numbers)) ? [pair] : [],
  );
}

function trendPair({ trend: { now, before }, days }: ReportFigures): ReportPair | null {
  if (now === null) return null;
  const since = `há ${days} ${days === 1 ? "dia" : "dias"}`;
  const note = before === null ? "a primeira" : `era ${formatFigure(before, 1)} ${since}`;
  return { label: "Tendência", value: formatKg(now), note };
}

function energyPair({ food }: ReportFigures, { records: { target } }: ReportInput): ReportPair | null {
  if (!food.kcal) return null;
  const note = target ? `plano: ${formatFigure(target.kcal)}` : "nos dias completos";
  return { label: "Por dia, em média", value: formatKcal(food.kcal.mean), note };
}

function proteinPair({ food, foodBefore }: ReportFigures): ReportPair | null {
  if (!food.protein) return null;
  const note = foodBefore.protein ? `era ${formatFigure(foodBefore.protein.mean)}` : "por dia, em média";
  return { label: "Proteína", value: formatGrams(food.protein.mean), note };
}

function workoutsPair({ training: { sessions }, plannedSessions, isOver }: ReportFigures): ReportPair | null {
  if (sessions === 0 && plannedSessions === 0) return null;
  const value = plannedSessions > 0 ? `${sessions} de ${plannedSessions}` : String(sessions);
  return { label: "Treinos", value, note: isOver ? "no período" : "até aqui" };
}
