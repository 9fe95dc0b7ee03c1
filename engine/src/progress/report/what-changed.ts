import { roundToDecimals } from "../../nutrition/rounding.ts";
import { feminine, masculine } from "../../nutrition/words/noun.ts";
import type { DayTarget } from "../figures/food-weeks.ts";
import { progressRules } from "../progress-rules.ts";
import { formatCm, formatFigure, formatGrams, formatKcal, formatKg, formatWeekly } from "../words/format-figures.ts";
import { countInWords, shareInWords } from "../words/number-words.ts";
import { aboutSoLong } from "../words/sleep-words.ts";
import { climbText, markText } from "../words/training-words.ts";
import { fingersIn } from "../words/waist-words.ts";
import type { ReportFigures } from "./report-figures.ts";
import type { Sentence } from "./sentence.ts";

/** Less is not worth a sentence. */
const LEAST = { weighIns: 2, proteinGrams: 5, sleepMinutes: 20 };
const day = masculine("dia");
const time = feminine("vez", "vezes");

/** Against the member's own days before, the most telling first. */
export const whatChanged = (figures: ReportFigures, target: DayTarget | null): Sentence[] => [
  ...weightChange(figures),
  ...climbsAndMarks(figures),
  ...workoutsDone(figures),
  ...waistChange(figures),
  ...foodChange(figures, target),
  ...sleepChange(figures),
];

function weightChange({ trend: { now, before, weighIns } }: ReportFigures): Sentence[] {
  if (now === null || weighIns === 0) return [];
  if (before === null || weighIns < LEAST.weighIns) return [{ section: "weight", code: "changed.weight.few" }];
  // Of the figures as they are read: 80,7 and 80,3 are 400 g apart, whatever their further decimals.
  const change = roundToDecimals(now, 1) - roundToDecimals(before, 1);
  const values = { difference: formatWeekly(change), before: formatFigure(before, 1), now: formatKg(now) };
  if (change === 0) return [{ section: "weight", code: "changed.weight.same", values }];
  return [{ section: "weight", code: change < 0 ? "changed.weight.down" : "changed.weight.up", values }];
}

function climbsAndMarks({ training: { climbs, marks } }: ReportFigures): Sentence[] {
  const [climb] = climbs;
  const [mark] = marks;
  if (climb) return [{ section: "training", code: "changed.climb", values: { climb: climbText(climb) } }];
  if (!mark) return [];
  const [values, hiddenValues] = [{ mark: markText(mark, "shown") }, { mark: markText(mark, "hidden") }];
  return [{ section: "training", code: "changed.mark", values, hiddenValues }];
}

function workoutsDone({ training, plannedSessions, isOver }: ReportFigures): Sentence[] {
  const { sessions } = training;
  if (sessions === 0) return [];
  const values = { times: countInWords(sessions, time), share: shareInWords(sessions, plannedSessions, time) };
  const say = (code: Sentence["code"]): Sentence[] => [{ section: "training", code, values }];
  if (plannedSessions === 0) return say("changed.workouts.free");
  if (sessions > plannedSessions) return say("changed.workouts.more");
  if (sessions === plannedSessions) return say("changed.workouts.all");
  return say(isOver ? "changed.workouts.some" : "changed.workouts.soFar");
}

function waistChange({ waist }: ReportFigures): Sentence[] {
  if (!waist || Math.abs(waist.cm) < progressRules.content.measures.leastCm) return [];
  const values = { fingers: fingersIn(waist.cm), first: formatCm(waist.first.cm), last: formatCm(waist.last.cm) };
  return [{ section: "waist", code: waist.cm < 0 ? "changed.waist.smaller" : "changed.waist.larger", values }];
}

function foodChange({ food, foodBefore, days }: ReportFigures, target: DayTarget | null): Sentence[] {
  const sentences: Sentence[] = [];
  if (food.complete >= progressRules.content.food.leastDays && food.kcal) {
    const mean = formatKcal(food.kcal.mean);
    sentences.push(
      target === null
        ? { section: "food", code: "changed.energy", values: { mean } }
        : { section: "food", code: "changed.energy.plan", values: { mean, plan: formatKcal(target.kcal) } },
    );
  }
  const [now, before] = [food.protein?.mean ?? null, foodBefore.protein?.mean ?? null];
  if (now !== null && before !== null && Math.abs(now - before) >= LEAST.proteinGrams)
    sentences.push({
      section: "food",
      code: "changed.protein",
      values: { before: formatFigure(before), now: formatGrams(now) },
    });
  if (food.logged > 0 && days > 1)
    sentences.push({ section: "food", code: "changed.logged", values: { days: shareInWords(food.logged, days, day) } });
  return sentences;
}

function sleepChange({ sleep }: ReportFigures): Sentence[] {
  const minutes = sleep?.change?.minutes ?? 0;
  if (Math.abs(minutes) < LEAST.sleepMinutes) return [];
  const values = { time: aboutSoLong(minutes) };
  return [{ section: "sleep", code: minutes > 0 ? "changed.sleep.more" : "changed.sleep.less", values }];
}
