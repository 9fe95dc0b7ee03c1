import type { Level } from "@app/contract/intake";
import type { EquivalentsDiet, PlanDocument } from "@app/contract/plan-document";
import type { SealedPlan } from "./plan-place.ts";

export type Fallback = EquivalentsDiet["because"];

/** A published version of a member's plan; it never changes. */
export type PlanVersion = {
  version: number;
  kind: PlanDocument["kind"];
  createdAt: Date;
  diet: Level;
  training: Level | null;
  answersRev: number;
  hash: Buffer;
  /** Null once it is erased with the answers. */
  content: SealedPlan | null;
};
