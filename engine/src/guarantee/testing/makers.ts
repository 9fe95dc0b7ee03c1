import type { Evidence } from "../evidence.ts";

const days = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A member who did everything for 30 days, asks on the next one, and has nothing to show for it. */
export const anEvidence = (over: Partial<Evidence> = {}): Evidence => ({
  ruleVersion: "g2",
  goal: "emagrecer",
  hidden: false,
  initialKg: 80,
  requestDay: 31,
  anamneseDays: 2,
  diaryDays: days(1, 30),
  sessions: { planned: 12, done: 12 },
  reviews: [1, 2, 3, 4].map((week) => ({ week, score: 60 })),
  weighIns: days(1, 30).map((day) => ({ day, kg: day % 2 === 0 ? 80.3 : 79.7 })),
  waist: [1, 15, 30].map((day) => ({ day, cm: 92 })),
  lifts: [],
  pauses: [],
  breaches: [],
  definitivePlan: { dueDay: 6, publishedDay: 4 },
  humanFirst: null,
  ...over,
});
