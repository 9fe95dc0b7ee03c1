import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import { type ExclusionReason, type Exclusions, exclusionsOf, type Override } from "../../exclusions/exclusions.ts";
import type { Answers, IntakeContext, RegionPain } from "../../intake/answers.ts";
import { painsOf } from "../../intake/facts/health.ts";
import { triageOf } from "../../intake/triage/triage.ts";

/** What a plan was made under, as far as newer answers are compared with it. Dislikes are not: they take nothing away. */
export type PlanLimits = {
  exclusions: ExclusionReason[];
  /** Typed allergies that nobody could read. */
  unreadAllergies: string[];
  pains: RegionPain[];
};

export type Answered = {
  readonly answers: Answers;
  readonly context: IntakeContext;
  readonly today: string;
};

export function exclusionsIn({ answers, context, today }: Answered, overrides: readonly Override[] = []): Exclusions {
  const { facts, rows } = triageOf(answers, context, today);
  return exclusionsOf(answers, facts, rows, overrides);
}

/** As the answers have them: a food that a professional allowed makes no answer older or newer. */
export function planLimitsOf(answered: Answered): PlanLimits {
  const { reasons, unreadAllergies } = exclusionsIn(answered);
  return { exclusions: reasons.filter(isBinding), unreadAllergies, pains: painsOf(answered.answers) };
}

/** A dislike is the member's to change. */
export const isBinding = ({ kind }: Pick<ExclusionReason, "kind">): boolean => kind !== "dislike";

const SAID: Readonly<Record<ExclusionReason["kind"], WithdrawalReason | null>> = {
  coeliac: "coeliac",
  allergy: "allergy",
  "typed-allergy": "allergy",
  traces: "allergy",
  note: "diet-row",
  eating: "eating",
  dislike: null,
};

/** What a reason against a food says about the plan. */
export const saidBy = ({ kind }: Pick<ExclusionReason, "kind">): WithdrawalReason[] => {
  const said = SAID[kind];
  return said ? [said] : [];
};

/** New or stricter exclusions. */
export const newExclusions = (
  limits: Pick<PlanLimits, "exclusions" | "unreadAllergies">,
  now: Pick<Exclusions, "reasons" | "unreadAllergies">,
): WithdrawalReason[] => [
  ...now.reasons.filter((reason) => isBinding(reason) && !isKnown(limits.exclusions, reason)).flatMap(saidBy),
  ...(now.unreadAllergies.some((said) => !limits.unreadAllergies.includes(said)) ? (["allergy"] as const) : []),
];

/** What was excluded as strictly before; coeliac disease is the strictest word about gluten. */
const isKnown = (known: readonly ExclusionReason[], { kind, what, isFinal }: ExclusionReason): boolean =>
  known.some((one) => one.what === what && (one.kind === kind || one.kind === "coeliac") && (one.isFinal || !isFinal));

/** Below 4 pain takes no plan away, from 7 on it blocks its region. */
const bandOf = (pain: number): number => (pain >= 7 ? 2 : pain >= 4 ? 1 : 0);

export const takesAway = ({ pain }: Pick<RegionPain, "pain">): boolean => bandOf(pain) > 0;

/** A pain that is new, or in a higher band than the strongest of its region before. */
export const hasNewPain = (limits: Pick<PlanLimits, "pains">, pains: readonly RegionPain[]): boolean =>
  pains.some(({ region, pain }) => {
    const known = limits.pains.filter((one) => one.region === region).map((one) => bandOf(one.pain));
    return bandOf(pain) > Math.max(0, ...known);
  });
