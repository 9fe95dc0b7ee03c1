import type { HalfState, PlanStanding } from "@app/contract/staff/plans";
import { findCurrentPlan, readDrafts } from "../../plans/queries.ts";
import type { Reader } from "../members/reader.ts";
import type { PlanEditorDeps } from "./deps.ts";
import { viewHalves } from "./view/view-halves.ts";

/** Who works on the halves and how far they are, for somebody who has the editor open: nothing of what is written. */
export async function getPlanStanding(
  { db, now, keyRing }: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
  { memberId, reader }: { memberId: string; reader: Reader },
): Promise<PlanStanding> {
  const current = await findCurrentPlan({ keyRing }, db, memberId);
  const drafts = await readDrafts({ keyRing }, db, memberId);
  const { diet, training } = await viewHalves(db, { drafts, current, reader, now: now() });
  return {
    version: current?.version ?? null,
    halves: { diet: standingOf(diet), training: standingOf(training) },
  };
}

function standingOf(state: HalfState): Omit<HalfState, "draft"> {
  const { draft: _, ...standing } = state;
  return standing;
}
