import type { Half } from "@app/contract/plan-document";
import type { SealedDraft } from "./draft-place.ts";

/** A professional's act on a half that waits for its publication. */
export type DraftAct = { by: string; at: Date; key: string | null; method: string | null; ip: string | null };

/** What a half's professional works on, between two versions of the plan. */
export type PlanDraft = {
  accountId: string;
  half: Half;
  /** Only grows: a writer who has seen an older one overwrites nothing. */
  revision: number;
  /** The version in force when it was begun. */
  basedOn: number | null;
  /** Null: nobody has begun. */
  saved: { content: SealedDraft; key: string; at: Date; by: string } | null;
  lease: { staffId: string; until: Date } | null;
  /** Nothing of a signed half changes. */
  signed: (DraftAct & { hash: Buffer }) | null;
  /** Of the half that does not change: what was seen of the other one. */
  acknowledged: (DraftAct & { revision: number | null; hash: Buffer | null }) | null;
};

export type SavedDraft = PlanDraft & { saved: NonNullable<PlanDraft["saved"]> };

export type DraftsByHalf = Record<Half, PlanDraft>;
