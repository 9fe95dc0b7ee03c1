import type { PlanChanges } from "@app/contract/plan-changes";
import type { Half, PlanDocument } from "@app/contract/plan-document";
import type { Answers } from "@app/engine/intake/answers";
import type { Goal } from "@app/engine/nutrition/target-rules";
import type { PlanLimits } from "@app/engine/plans/withdrawal/new-limits";
import { deflated, sealedRows } from "../platform/sealed-rows.ts";
import type { SealedSignature } from "./signing/plan-signature.ts";

/** What a result is measured against, as it was answered when a version was made; null: not answered. */
export type PlanFacts = { goal: Goal | null; kg: number | null };

export const planFactsOf = ({ q05, q06 }: Pick<Answers, "q05" | "q06">): PlanFacts => ({
  goal: q06 ?? null,
  kg: q05 ?? null,
});

/** What is stored sealed. The salt keeps the hash, which stands in clear, from being tried against likely documents. */
export type SealedPlan = {
  salt: string;
  document: PlanDocument;
  /** What each half was made from, as a hash: the same again leaves it as it is. Absent: a half that is made anew. */
  inputs?: { diet?: string | undefined; training?: string | undefined };
  /** Outside of the hash, as the inputs are. */
  facts: PlanFacts;
  /** What newer answers are compared with. */
  limits: PlanLimits;
  /** Halves of a withdrawn version that a professional signed and that stayed: the engine leaves them as they are. */
  carried?: readonly Half[] | undefined;
  /** Of a version that people made: what differs from the one before, and why. */
  changes?: PlanChanges;
  /** What the hashes of its signed halves are made of besides. */
  signed?: Partial<Record<Half, { salt: string; withoutCall: string | null }>>;
  signatures?: readonly SealedSignature[];
};

/** As it is made, before it is stored with what it was made under. */
export type DraftedPlan = Omit<SealedPlan, "salt" | "facts" | "limits">;

export const sealedPlans = sealedRows<SealedPlan, { version: number }>(
  "plan_versions",
  ({ version }) => version,
  deflated(),
);
