/** What the programme records about a member: the kind of event and its day, nothing of its content. */
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

/** For each fact, when it first happened and on how many days since a given moment. */
export type Progress = Record<Fact, { firstAt: Date | null; days: number }>;
