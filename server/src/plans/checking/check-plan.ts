import type { Half, PlanDocument } from "@app/contract/plan-document";
import type { CheckedPerson, Contradiction } from "@app/engine/checker/check-plan";
import { exclusionsOf, standingOverrides } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import type { Loaded } from "../../intake/assessments/load-input.ts";

type CheckedPlan = Pick<PlanDocument, "targets" | "diet" | "training" | "reasons" | "safety">;

/** Reads a finished plan as the member will, beside the answers, and returns whatever contradicts them. */
export type CheckPlan = (plan: CheckedPlan, person: CheckedPerson) => readonly Contradiction[];

export type Finding = Contradiction & {
  half: Half;
  /** A word that a professional typed, or a dislike: it is shown to them, and does not hold the plan back. */
  isWarning: boolean;
};

type CheckedInput = Pick<Loaded, "answers" | "context" | "today" | "overrides">;
type Checking = { plan: CheckedPlan; loaded: CheckedInput; rows: readonly string[] };

/** What the check finds, half by half. A dislike is a hint to who writes: it holds nothing back and takes nothing away. */
export function findingsOf(checkPlan: CheckPlan, { plan, loaded, rows }: Checking): Finding[] {
  const { answers, context, today } = loaded;
  const { f2: dislikes = [], ...others } = answers;
  const overrides = overridesFor(loaded, rows);
  const found = checkPlan(plan, { answers, context, today, rows, overrides });
  const binding =
    found.length > 0 && dislikes.length > 0
      ? checkPlan(plan, { answers: others, context, today, rows, overrides })
      : found;
  const known = new Set(binding.map(keyOf));
  return found.map((one) => ({
    ...one,
    half: /^(reasons\.)?training/.test(one.where) ? "training" : "diet",
    isWarning: isTyped(one) || !known.has(keyOf(one)),
  }));
}

/** The check knows foods alone: what a newer answer excludes again is not passed on as allowed. */
const overridesFor = ({ answers, context, today, overrides }: CheckedInput, rows: readonly string[]) =>
  overrides.length === 0
    ? overrides
    : standingOverrides(exclusionsOf(answers, factsOf(answers, context, today), rows, overrides), overrides);

const keyOf = ({ code, where }: Contradiction): string => `${code} ${where}`;

/** A word that a professional typed. */
export const isTyped = ({ code }: Contradiction): boolean => code.startsWith("warning:");

/** Those that hold a plan back. */
export const faultsOf = (findings: readonly Finding[], half?: Half): Finding[] =>
  findings.filter((finding) => !finding.isWarning && (half === undefined || finding.half === half));

/** As they stand in clear beside the version: "diet:excluded-food". */
export const codesOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.map(({ half, code }) => `${half}:${code}`)),
];
