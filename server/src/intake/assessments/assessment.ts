import type { IntakeRefund, Level, Outcome, ProgrammeAccess, QUESTIONNAIRES } from "@app/contract/intake";
import type { ReleasedRow } from "@app/engine/intake/triage/release";
import type { Triage } from "@app/engine/intake/triage/triage";
import { sealedRows } from "../../platform/sealed-rows.ts";

export type Plan = (typeof QUESTIONNAIRES)[number];
/** An incomplete questionnaire is not decided. */
export type DecidedOutcome = Exclude<Outcome, "incomplete">;

/** The row of the safety table that says that a member is a minor. */
export const MINOR = "R01_MENOR_DE_18";

/** What is stored sealed, with the codes of the rows. */
export type Details = Pick<Triage, "numbers" | "notes" | "maxDeficitPct" | "waterWithheld" | "blockedRegions"> & {
  numbersForced: boolean;
  /** What professionals allowed, row by row; absent when none did. */
  released?: ReleasedRow[];
};

/** What the safety table decided at a moment. */
export type Assessment = {
  number: number;
  decidedAt: Date;
  /** When the questionnaire was first closed; null before. */
  completedAt: Date | null;
  outcome: DecidedOutcome;
  plan: Plan;
  safetyVersion: string;
  questionnaireVersion: string;
  targetsVersion: string;
  diet: Level;
  /** Null: free members have no training plan. */
  training: Level | null;
  rowCodes: string[];
  personBy: Date | null;
  definitivePlanBy: Date | null;
  awaitsReview: boolean;
  refund: IntakeRefund | null;
  /** Null once the answers are erased. */
  details: Details | null;
};

export type SealedAssessment = Pick<Assessment, "rowCodes" | "details">;

export const sealedAssessments = sealedRows<SealedAssessment, { number: number }>(
  "intake_assessments",
  ({ number }) => number,
);

/** Outcomes of a member whose plan is made, now or after a person has read. */
const PLANNED_OUTCOMES: readonly Outcome[] = ["plan", "limited", "person-first"];
export const isPlannedOutcome = (outcome: Outcome): boolean => PLANNED_OUTCOMES.includes(outcome);

/** Decided on answers: newer answers are compared with it. The other outcomes are decided anew at the next closing. */
export const ANSWERED_OUTCOMES: readonly Outcome[] = ["crisis", ...PLANNED_OUTCOMES];
export const isAnswered = ({ outcome }: Pick<Assessment, "outcome">): boolean => ANSWERED_OUTCOMES.includes(outcome);

/** Members of the Complete plan, also while it waits to begin; everybody else answers the short questionnaire. */
export const isComplete = (access: ProgrammeAccess): boolean => access === "active" || access === "queued";
export const planOf = (access: ProgrammeAccess): Plan => (isComplete(access) ? "completo" : "gratis");

export type DecidedLevels = Pick<
  Assessment,
  "number" | "decidedAt" | "completedAt" | "outcome" | "diet" | "training" | "rowCodes"
>;

/** What is known of it without what is sealed. */
export type Levels = Pick<
  Assessment,
  "decidedAt" | "completedAt" | "outcome" | "plan" | "diet" | "training" | "awaitsReview"
>;
