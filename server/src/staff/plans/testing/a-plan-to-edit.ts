import { randomUUID } from "node:crypto";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { Answers } from "@app/engine/intake/answers";
import type { Deps } from "../../../deps.ts";
import { findPlan } from "../../../plans/plan-store.ts";
import { aMemberToRead } from "../../members/testing/a-member-to-read.ts";

/** A member with a provisional plan of both halves, and both professionals. */
export async function aPlanToEdit(deps: Deps, raised: Answers = {}) {
  const member = await aMemberToRead(deps, raised);
  const plan = await findPlan(deps.db, deps.keyRing.encryption("health-data"), member.accountId);
  const document = plan?.content?.document;
  if (!document) throw new Error("the member has no plan");
  return { ...member, document, path: `${member.path}/plan` };
}

const NOTES = { reasons: {}, kept: null, withoutCall: null };

/** The diet of a version with a word of the nutritionist's, which tells one save from another. */
export const aDietDraft = (
  { targets, diet }: Pick<Extract<HalfDraft, { half: "diet" }>, "targets" | "diet">,
  kept: string | null = null,
): HalfDraft => ({ half: "diet", targets, diet, notes: { ...NOTES, kept } });

export const aTrainingDraft = (
  { training }: Pick<Extract<HalfDraft, { half: "training" }>, "training">,
  kept: string | null = null,
): HalfDraft => ({ half: "training", training, notes: { ...NOTES, kept } });

export const aSave = (draft: HalfDraft, revision: number, key = randomUUID()) => ({ key, revision, basedOn: 1, draft });
