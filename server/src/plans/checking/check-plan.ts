import type { Half, PlanDocument } from "@app/contract/plan-document";
import type { CheckedPerson, Contradiction } from "@app/engine/checker/check-plan";
import type { Loaded } from "../../intake/assessments/load-input.ts";

type CheckedPlan = Pick<PlanDocument, "targets" | "diet" | "training" | "reasons" | "safety">;

/** Reads a finished plan as the member will, beside the answers, and returns whatever contradicts them. */
export type CheckPlan = (plan: CheckedPlan, person: CheckedPerson) => readonly Contradiction[];

export type Finding = Contradiction & {
  half: Half;
  /** A word that a professional typed: it is shown to them, and does not hold the plan back. */
  isWarning: boolean;
};

type Checking = { plan: CheckedPlan; loaded: Pick<Loaded, "answers" | "context" | "today">; rows: readonly string[] };

/** What the check finds, half by half. */
export const findingsOf = (checkPlan: CheckPlan, { plan, loaded, rows }: Checking): Finding[] => {
  const { answers, context, today } = loaded;
  return checkPlan(plan, { answers, context, today, rows }).map((found) => ({
    ...found,
    half: /^(reasons\.)?training/.test(found.where) ? "training" : "diet",
    isWarning: found.code.startsWith("warning:"),
  }));
};

/** Those that hold a plan back. */
export const faultsOf = (findings: readonly Finding[], half?: Half): Finding[] =>
  findings.filter((finding) => !finding.isWarning && (half === undefined || finding.half === half));

/** As they stand in clear beside the version: "diet:excluded-food". */
export const codesOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.map(({ half, code }) => `${half}:${code}`)),
];
