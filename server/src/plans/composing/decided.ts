import type { Assessment } from "../../intake/assessments/assessment.ts";

/** What the safety table decided, whether it is recorded yet or not. */
export type Decided = Pick<
  Assessment,
  | "outcome"
  | "diet"
  | "training"
  | "rowCodes"
  | "details"
  | "awaitsReview"
  | "safetyVersion"
  | "targetsVersion"
  | "questionnaireVersion"
>;
