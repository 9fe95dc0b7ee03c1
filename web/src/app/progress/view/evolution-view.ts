import { dayOfNumber } from "@app/engine/progress/day-number";
import { lastWeeks, type Period } from "@app/engine/progress/figures/period";
import { progressWords } from "@app/engine/progress/words/progress-words";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { daysOfWeek } from "../../data/plan-layer/plan-day.ts";
import type { Words } from "../section/progress-section.tsx";
import { type EnergyView, viewEnergy } from "./energy-view.ts";
import { type FoodView, viewFood } from "./food-view.ts";
import { type PlateRow, platesOf } from "./plates.ts";
import type { ProgressRecords } from "./progress-records.ts";
import { type NightsView, viewNights } from "./sleep-view.ts";
import type { Span } from "./span.ts";
import { firstDayOf } from "./span.ts";
import { type TrainingView, viewTraining } from "./training-view.ts";
import { type Measured, waistIn } from "./waist-view.ts";
import { viewWeight, type WeightView } from "./weight-view.ts";

type Always = {
  training: { words: Words; view: TrainingView };
  sleep: { words: Words; view: NightsView | null };
  energy: EnergyView | null;
};
type Food = { food: { words: Words; view: FoodView } };
/** Where the weight would stand. */
type Opening = { opening: Words };

/** What a mode hides has no place in its view. */
export type EvolutionView =
  | (Always &
      Food & {
        numbers: "shown";
        weight: { words: Words; view: WeightView | null };
        waist: { words: Words; rows: readonly Measured[] };
      })
  | (Always & Food & Opening & { numbers: "body-hidden" })
  | (Always & Opening & { numbers: "all-hidden"; plates: { words: Words; lunches: PlateRow } });

/** The engine's names of what is hidden. */
export const ENGINE_NUMBERS = {
  shown: "mostrar",
  "body-hidden": "esconder-peso",
  "all-hidden": "esconder-tudo",
} as const satisfies Readonly<Record<NumbersShown, string>>;

/** As many weeks as a month has. */
const MONTH_WEEKS = 4;

export function viewEvolution(records: ProgressRecords, span: Span, numbers: NumbersShown): EvolutionView {
  const period = periodOf(records, span);
  const words = progressWords(records, period, ENGINE_NUMBERS[numbers]);
  const always: Always = {
    training: { words: words.training, view: viewTraining(records.workouts, records.today) },
    sleep: {
      words: words.sleep,
      view: viewNights(records.nightOf, records.today, numbers === "all-hidden" ? "hidden" : "shown"),
    },
    energy: viewEnergy(records.energy, period.from),
  };
  if (numbers === "all-hidden") {
    return { ...always, numbers, opening: words.weight, plates: { words: words.food, lunches: lunchesOf(records) } };
  }
  const food = { words: words.food, view: viewFood(records, period) };
  if (numbers === "body-hidden") return { ...always, numbers, opening: words.weight, food };
  return {
    ...always,
    numbers,
    weight: { words: words.weight, view: viewWeight(records.weighIns, period.from, records.today) },
    food,
    waist: { words: words.waist, rows: waistIn(records.measures, period.from) },
  };
}

/** Whole weeks, and since the beginning not before the first record. */
function periodOf({ today, ...records }: ProgressRecords, span: Span): Period {
  if (span === "month") return lastWeeks(today, MONTH_WEEKS);
  const oldest = firstDayOf("all", today);
  const first = firstRecordOf(records) ?? today;
  return { from: first < oldest ? oldest : first, to: today };
}

function firstRecordOf({ weighIns, days, workouts, measures, sleeps }: Omit<ProgressRecords, "today">) {
  const [weighIn] = weighIns;
  const all = [
    ...(weighIn ? [dayOfNumber(weighIn.day)] : []),
    ...days.map(({ day }) => day),
    ...workouts.map(({ session }) => session.day),
    ...measures.map(({ measure }) => measure.day),
    ...sleeps.map(({ day }) => day),
  ];
  return all.length > 0 ? all.reduce((first, day) => (day < first ? day : first)) : undefined;
}

function lunchesOf({ entries, today }: ProgressRecords): PlateRow {
  const lunches = platesOf({ entries }, daysOfWeek(today)).find(({ meal }) => meal === "almoco");
  return lunches ?? { meal: "almoco", plates: [] };
}
