import { foodTexts } from "../../../data/progress/food-training-sleep-texts.ts";
import { capitalise, feminine, masculine } from "../../nutrition/words/noun.ts";
import type { DayTarget, FoodFigures } from "../figures/food-weeks.ts";
import { progressRules } from "../progress-rules.ts";
import { formatGrams, formatKcal } from "./format-figures.ts";
import { countInWords, shareInWords } from "./number-words.ts";
import { type Reader, type Section, writeSection } from "./section.ts";

const { leastDays } = progressRules.content.food;

export type FoodWordsInput = {
  /** Of the period, the oldest first. */
  readonly weeks: readonly FoodFigures[];
  /** The last seven days. */
  readonly lastSeven: FoodFigures;
  readonly target: DayTarget | null;
};

type Code = keyof typeof foodTexts;

export function foodWords(input: FoodWordsInput, reader: Reader): Section {
  const lastSeven = shareInWords(input.lastSeven.logged, 7, masculine("dia"));
  const wording = { code: codeOf(input), values: valuesOf(input), hiddenValues: { lastSeven: recently(lastSeven) } };
  return writeSection(foodTexts, wording, reader);
}

const recently = (share: string): string => share.replace("sete dias", "últimos sete dias");

function codeOf({ weeks, lastSeven, target }: FoodWordsInput): Code {
  const isPaused = lastSeven.logged === 0;
  if (isPaused && weeks.every(({ logged }) => logged === 0)) return "none";
  const enough = weeksWithMean(weeks);
  if (enough.length === 0) return isPaused ? "fewPaused" : "few";
  if (isPaused) return "paused";
  if (!target) return "noTarget";
  const near = enough.filter(({ isNear }) => isNear).length;
  if (near > 0) return near === enough.length ? "near" : "nearSome";
  const above = enough.filter(({ kcal }) => (kcal?.mean ?? 0) > target.kcal).length;
  return above === enough.length ? "above" : above === 0 ? "below" : "around";
}

function valuesOf({ weeks, target }: FoodWordsInput) {
  const enough = weeksWithMean(weeks);
  const complete = weeks.reduce((sum, week) => sum + week.complete, 0);
  return {
    complete: complete === 0 ? "Nenhum" : capitalise(countInWords(complete, masculine("dia"))),
    weeks: shareInWords(enough.filter(({ isNear }) => isNear).length, enough.length, feminine("semana")),
    week: meanOf(enough.at(-1), target),
  };
}

const weeksWithMean = (weeks: readonly FoodFigures[]): FoodFigures[] =>
  weeks.filter(({ complete }) => complete >= leastDays);

/** `Na última semana com média, 1.662 kcal e 104 g de proteína por dia; o plano é de 1.650 kcal.` */
function meanOf(week: FoodFigures | undefined, target: DayTarget | null): string {
  if (!week?.kcal || !week.protein) return "";
  const mean = `${formatKcal(week.kcal.mean)} e ${formatGrams(week.protein.mean)} de proteína por dia`;
  const plan = target ? `; o plano é de ${formatKcal(target.kcal)} e ${formatGrams(target.protein)}` : "";
  return `Na última semana com média, ${mean}${plan}.`;
}
