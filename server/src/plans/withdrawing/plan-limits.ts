import { type ExclusionReason, type Exclusions, exclusionsOf } from "@app/engine/exclusions/exclusions";
import type { RegionPain } from "@app/engine/intake/answers";
import { painsOf } from "@app/engine/intake/facts/health";
import { triageOf } from "@app/engine/intake/triage/triage";
import type { Input } from "../../intake/assessments/decide.ts";

/** What a version was made under, as far as newer answers are compared with it. Dislikes are not: they take nothing away. */
export type PlanLimits = {
  exclusions: ExclusionReason[];
  /** Typed allergies that nobody could read. */
  unreadAllergies: string[];
  pains: RegionPain[];
};

type Known = Pick<Input, "answers" | "context" | "today">;

export function exclusionsIn({ answers, context, today }: Known): Exclusions {
  const { facts, rows } = triageOf(answers, context, today);
  return exclusionsOf(answers, facts, rows);
}

export function planLimitsOf(input: Known): PlanLimits {
  const { reasons, unreadAllergies } = exclusionsIn(input);
  return { exclusions: reasons.filter(isBinding), unreadAllergies, pains: painsOf(input.answers) };
}

/** A dislike is the member's to change. */
export const isBinding = ({ kind }: Pick<ExclusionReason, "kind">): boolean => kind !== "dislike";
