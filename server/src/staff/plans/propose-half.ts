import type { Half } from "@app/contract/plan-document";
import type { previewPlan as endpoint, HalfDraft } from "@app/contract/staff/plans";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { composeSurely } from "../../plans/composing/compose-surely.ts";
import { draftHalves } from "../../plans/draft-plan.ts";
import { NO_NOTES } from "../../plans/drafts/next-halves.ts";
import { previewDrafts } from "../../plans/preview-drafts.ts";
import { findCurrentPlan } from "../../plans/queries.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { type ReadDeps, readMember } from "../members/read-member.ts";
import type { Reader } from "../members/reader.ts";
import type { PlanEditorDeps } from "./deps.ts";

type Proposing = { memberId: string; half: Half; reader: Reader };

/** The engine's draft of a half from the answers as they are now; null where that half is not the engine's to plan. */
export async function proposeHalf(
  deps: PlanEditorDeps,
  { memberId, half, reader }: Proposing,
): Promise<HalfDraft | null> {
  const halves = await readMember(deps, { memberId, reader, subjects: ["answers", "plan"] }, async (tx, file) => {
    const { inForce, loaded } = file;
    if (!inForce?.details || !isPlannedOutcome(inForce.outcome)) return null;
    const latest = await findCurrentPlan(deps, tx, memberId);
    return draftHalves({ accountId: memberId, decided: inForce, loaded, latest, menus: deps.provisionalMenus });
  });
  if (!halves) return null;
  // No connection waits for the composer.
  if (half === "diet") {
    const composed = halves.diet && (await composeSurely(deps, { diet: halves.diet.request, training: null })).diet;
    if (!halves.diet || !composed) return null;
    return { half, targets: halves.diet.targets, diet: composed.diet, notes: NO_NOTES };
  }
  const request = halves.training?.request;
  const composed = request && (await composeSurely(deps, { diet: null, training: request })).training;
  return composed ? { half, training: composed.training, notes: NO_NOTES } : null;
}

/** The saved drafts as the member would read them. */
export const previewPlan = (
  deps: ReadDeps,
  { memberId, reader }: { memberId: string; reader: Reader },
): Promise<ReturnOf<typeof endpoint>> =>
  readMember(deps, { memberId, reader, subjects: ["plan"] }, (tx, { inForce, loaded }) =>
    previewDrafts(deps, tx, { accountId: memberId, inForce, loaded }),
  );
