import type { NUMBERS_SHOWN } from "@app/contract/intake";
import { addDays } from "../../promises/local-time.ts";
import { foodFigures, foodWeeks } from "../figures/food-weeks.ts";
import { waistChange } from "../figures/measure-change.ts";
import type { Period } from "../figures/period.ts";
import { lastNights, sleepFigures } from "../figures/sleep-figures.ts";
import { trainingFigures } from "../figures/training-figures.ts";
import { weightFigures } from "../figures/weight-figures.ts";
import type { ProgressRecords } from "../progress-records.ts";
import { foodWords } from "./food-words.ts";
import type { Section } from "./section.ts";
import { sleepWords } from "./sleep-words.ts";
import { trainingWords } from "./training-words.ts";
import { waistWords } from "./waist-words.ts";
import { weightWords } from "./weight-words.ts";

export type NumbersShown = (typeof NUMBERS_SHOWN)[number];

const SECTIONS = ["weight", "food", "training", "waist", "sleep"] as const;
export type ProgressSection = (typeof SECTIONS)[number];
export type ProgressWords = Readonly<Record<ProgressSection, Section>>;

/** A load of equipment is in kg too: without marks of its own in a sentence it goes with the weight. */
const HIDDEN: Readonly<Record<NumbersShown, readonly ProgressSection[]>> = {
  mostrar: [],
  "esconder-peso": ["weight", "training", "waist"],
  "esconder-tudo": SECTIONS,
  none: SECTIONS,
};

export const isHiddenFrom = (section: ProgressSection, numbers: NumbersShown): boolean =>
  HIDDEN[numbers].includes(section);

/** A headline and a text above each chart of a period that ends today. */
export function progressWords(records: ProgressRecords, period: Period, numbers: NumbersShown): ProgressWords {
  const { days, target, workouts, measures, sleeps, hasTeam } = records;
  const today = period.to;
  const lastSeven = foodFigures(days, target, { from: addDays(today, -6), to: today });
  const food = { weeks: foodWeeks(days, target, period), lastSeven, target };
  const reader = (section: ProgressSection) => ({ hasTeam, isHidden: isHiddenFrom(section, numbers) });
  return {
    weight: weightWords(weightFigures(records, period), reader("weight")),
    food: foodWords(food, reader("food")),
    training: trainingWords(trainingFigures(workouts, period), reader("training")),
    waist: waistWords(waistChange(measures, period), today, reader("waist")),
    sleep: sleepWords(sleepFigures(sleeps, lastNights(today)), reader("sleep")),
  };
}
