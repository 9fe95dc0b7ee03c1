import type { BodyMeasure, MeasureSite, Sleep } from "@app/contract/diary";
import type { DiarySums } from "../figures/food-weeks.ts";

/** A complete day of the diary. */
export const aDiaryDay = (day: string, kcal: number, change: Partial<DiarySums> = {}): DiarySums => ({
  day,
  totals: { kcal, protein: kcal / 16 },
  isComplete: true,
  meals: 4,
  ...change,
});

export const aMeasure = (day: string, cm: number, site: MeasureSite = "cintura"): BodyMeasure => ({
  measure: { day, site },
  cm,
});

export const aNight = (day: string, hours: number): Sleep => ({ day, minutes: hours * 60, quality: null });
