import { addDays, weekdayOf } from "../../promises/local-time.ts";
import { daysBetween } from "../../training/progression/weeks/calendar.ts";
import { isWithin } from "../figures/period.ts";
import { progressRules } from "../progress-rules.ts";
import { weekdayName } from "../words/format-figures.ts";
import type { ReportFigures, ReportInput } from "./report-figures.ts";
import type { Sentence } from "./sentence.ts";

const { suggestion, food: foodRules } = progressRules.content;
const SHORT_SLEEP_MINUTES = 360;
const LEAST_PROTEIN_SHARE = 0.85;
const LEAST_WEIGH_INS = 3;
/** Of the days that could have been logged. */
const ESCAPING_SHARE = 0.9;

/** What could be done next, the most useful first; the last one always fits. */
export function nextSteps(figures: ReportFigures, input: ReportInput): Sentence[] {
  const { food, training, plannedSessions, weight, sleep, trend, waist, days } = figures;
  const { target } = input.records;
  const isQuiet = food.logged === 0 && training.sessions === 0;
  const isFast = (weight.percent?.perWeek ?? 0) < -suggestion.fastestLoss;
  const isAbove = target !== null && food.isNear === false && (food.kcal?.mean ?? 0) > target.kcal;
  const isBelow = target !== null && food.isNear === false && !isAbove;
  const weekday = escapingWeekday(figures, input);
  const lacksProtein =
    target !== null && food.isNear !== null && (food.protein?.mean ?? 0) < LEAST_PROTEIN_SHARE * target.protein;
  const steps: (Sentence | false | null)[] = [
    isQuiet && { section: "food", code: "next.begin" },
    isFast && { section: "weight", code: "next.eat" },
    sleep !== null && sleep.mean < SHORT_SLEEP_MINUTES && { section: "sleep", code: "next.sleep" },
    training.sessions < plannedSessions && { section: "training", code: "next.workout" },
    food.logged < foodRules.leastDays && { section: "food", code: "next.log" },
    isBelow && { section: "food", code: "next.meals" },
    isAbove && { section: "food", code: "next.portion" },
    weekday !== null && { section: "food", code: "next.weekday", values: { ofWeekday: weekday } },
    lacksProtein && { section: "food", code: "next.protein" },
    days >= 7 && trend.weighIns < LEAST_WEIGH_INS && { section: "weight", code: "next.scale" },
    waist !== null && waist.nextOn <= input.today && { section: "waist", code: "next.measure" },
  ];
  const theWeek = input.kind === "week" ? "A semana" : "O mês";
  return [
    ...steps.filter((step) => step !== null && step !== false),
    { section: "weight", code: "next.repeat", values: { theWeek } },
  ];
}

/** The day of the week that is logged least, where one stands out: `do sábado`. */
function escapingWeekday({ period, days }: ReportFigures, { records }: ReportInput): string | null {
  const logged = new Set(records.days.filter(({ day }) => isWithin(day, period)).map(({ day }) => day));
  if (days < 7 || logged.size < foodRules.leastDays || logged.size >= ESCAPING_SHARE * days) return null;
  const missed = [0, 0, 0, 0, 0, 0, 0];
  for (let index = 0; index <= daysBetween(period.from, period.to); index += 1) {
    const day = addDays(period.from, index);
    if (!logged.has(day)) missed[weekdayOf(day)] = (missed[weekdayOf(day)] ?? 0) + 1;
  }
  const most = Math.max(...missed);
  if (missed.filter((count) => count === most).length > 1) return null;
  const weekday = weekdayName(addDays("2026-11-15", missed.indexOf(most)));
  return weekday === "sábado" || weekday === "domingo" ? `do ${weekday}` : `da ${weekday}`;
}
