/** What the programme may say about somebody: that something happened, and on which day. */
export const FACTS = [
  "questionnaire-opened",
  "questionnaire-answered",
  "provisional-plan-ready",
  "definitive-plan-ready",
  "diary-day",
  "workout-planned",
  "workout-done",
] as const;
export type Fact = (typeof FACTS)[number];

/** How far somebody is: when each thing first happened, and on how many days since a given moment. */
export type Progress = Record<Fact, { firstAt: Date | null; days: number }>;
