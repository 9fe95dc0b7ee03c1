import { weightTexts } from "../../../data/progress/weight-and-waist-texts.ts";
import type { Goal } from "../../nutrition/target-rules.ts";
import { feminine, masculine } from "../../nutrition/words/noun.ts";
import type { WeightFigures } from "../figures/weight-figures.ts";
import { progressRules } from "../progress-rules.ts";
import { formatFigure, formatKg, formatWeekly } from "./format-figures.ts";
import { countInWords } from "./number-words.ts";
import { type Reader, type Section, writeSection } from "./section.ts";

const { suggestion, window } = progressRules.content;
const weighIn = feminine("pesagem", "pesagens");
const day = masculine("dia");
/** Over fewer the trend has no path yet. */
const LEAST_PATH_DAYS = 7;

type Code = keyof typeof weightTexts;

export const weightWords = (figures: WeightFigures, reader: Reader): Section =>
  writeSection(weightTexts, { code: codeOf(figures), values: valuesOf(figures), hiddenValues: {} }, reader);

/** Where a goal wants the weight to go. */
const WANTED = { emagrecer: "down", recompor: "down", ganhar: "up", saude: "level" } as const satisfies Readonly<
  Record<Goal, string>
>;

function codeOf(figures: WeightFigures): Code {
  const wanted = WANTED[figures.goal];
  switch (figures.direction) {
    case "unknown":
      return unknownCode(figures);
    case "unclear":
      return "unclear";
    case "level":
      return wanted === "level" ? "levelWanted" : "level";
    case "up":
      return wanted === "up" ? "upWanted" : "upOther";
    case "down":
      return wanted === "down" ? paceOf(figures) : "downOther";
  }
}

function unknownCode({ weighIns, missing, daysSinceLast }: WeightFigures): Code {
  if (weighIns === 0) return "none";
  if (daysSinceLast !== null && daysSinceLast >= window.days) return "gap";
  return missing.weighIns > 0 ? "few" : "close";
}

function paceOf({ percent }: WeightFigures): Code {
  const loss = -(percent?.perWeek ?? 0);
  if (loss > suggestion.fastestLoss) return "downFast";
  return loss < suggestion.band ? "downSlow" : "downSteady";
}

function valuesOf(figures: WeightFigures) {
  const { missing, isAsPlanned } = figures;
  return {
    missing: missing.weighIns > 0 ? countInWords(missing.weighIns, weighIn) : countInWords(missing.days, day),
    path: pathOf(figures),
    rate: rateOf(figures),
    plan: isAsPlanned ? "É o que o plano espera." : "",
  };
}

/** `A tendência foi de 82,2 para 79,9 kg em 39 dias.` */
export function pathOf({ first, last }: Pick<WeightFigures, "first" | "last">): string {
  if (!first || !last) return "";
  const days = last.day - first.day;
  if (days < LEAST_PATH_DAYS) return `A tendência está em ${formatKg(last.trend)}.`;
  if (formatKg(first.trend) === formatKg(last.trend))
    return `A tendência está em ${formatKg(last.trend)}, como há ${days} dias.`;
  return `A tendência foi de ${formatFigure(first.trend, 1)} para ${formatKg(last.trend)} em ${days} dias.`;
}

/** `Nas últimas semanas, uns 400 g por semana: entre 300 e 500 g.` Both ends are there because the truth may be either. */
function rateOf({ kgAWeek }: WeightFigures): string {
  if (!kgAWeek) return "";
  const { mean, low, high } = kgAWeek;
  const [least, most] = [low, high].map(Math.abs).sort((a, b) => a - b) as [number, number];
  const between = formatWeekly(least) === formatWeekly(most) ? "" : `: ${formatBetween(least, most)}`;
  const about = formatWeekly(mean);
  return `Nas últimas semanas, ${about.startsWith("menos") ? about : `uns ${about}`} por semana${between}.`;
}

/** The unit once where both have the same: `entre 300 e 500 g`; `até 150 g` from nearly nothing. */
function formatBetween(least: number, most: number): string {
  const [low, high] = [formatWeekly(least), formatWeekly(most)];
  const [figure, unit] = low.split("\u00a0");
  if (low.startsWith("menos")) return `até ${high}`;
  return `entre ${high.endsWith(`\u00a0${unit}`) ? figure : low} e ${high}`;
}
