import type { BodyMeasure, MeasureSite } from "@app/contract/diary";
import { addDays, type Day } from "../../promises/local-time.ts";
import { progressRules } from "../progress-rules.ts";
import { isWithin, type Period } from "./period.ts";

const { everyDays } = progressRules.content.measures;

export type MeasureMark = { readonly day: Day; readonly cm: number };

export type MeasureChange = {
  readonly marks: readonly MeasureMark[];
  readonly first: MeasureMark;
  readonly last: MeasureMark;
  /** Negative: smaller. 0 with one measure. */
  readonly cm: number;
  /** Sooner than this a tape says nothing new. */
  readonly nextOn: Day;
};

/** Of one site in a period; null without a measure. Each day once: the last one given. */
export function measureChange(
  measures: readonly BodyMeasure[],
  site: MeasureSite,
  period: Period,
): MeasureChange | null {
  const byDay = new Map(
    measures
      .filter(({ measure }) => measure.site === site && isWithin(measure.day, period))
      .map(({ measure, cm }) => [measure.day, { day: measure.day, cm }]),
  );
  const marks = [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return null;
  return { marks, first, last, cm: last.cm - first.cm, nextOn: addDays(last.day, everyDays) };
}

export const waistChange = (measures: readonly BodyMeasure[], period: Period): MeasureChange | null =>
  measureChange(measures, "cintura", period);
