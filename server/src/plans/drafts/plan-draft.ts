import type { Half } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { deflated, sealedRows } from "../../platform/sealed-rows.ts";

/** What is stored sealed. The salt is of the hash that is signed, and stays the same for the life of the draft. */
export type SealedDraft = { salt: string; draft: HalfDraft };

/** Compressed as versions are, but quickly: it is written again a second later. */
export const sealedDrafts = sealedRows<SealedDraft, { half: Half }>(
  "plan_drafts",
  ({ half }) => half,
  deflated({ level: 1 }),
);

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
