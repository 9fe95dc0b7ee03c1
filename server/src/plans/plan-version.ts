import type { Level } from "@app/contract/intake";
import type { PlanDocument } from "@app/contract/plan-document";
import type { SealedPlan } from "./sealed-plan.ts";
import type { Withdrawal } from "./withdrawing/withdrawal-store.ts";

/** A published version of a member's plan; it never changes. */
export type PlanVersion = {
  version: number;
  kind: PlanDocument["kind"];
  createdAt: Date;
  diet: Level;
  training: Level | null;
  answersRev: number;
  hash: Buffer;
  /** Of a signed version. */
  code: string | null;
  /** Null once it is erased with the answers. */
  content: SealedPlan | null;
  /** Null: it may be followed. */
  withdrawal: Withdrawal | null;
};
