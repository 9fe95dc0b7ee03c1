import type { HalfState, PlanEditor, PlanStanding } from "@app/contract/staff/plans";

function withoutDraft(state: HalfState): Omit<HalfState, "draft"> {
  const { draft: _, ...standing } = state;
  return standing;
}

/** What the answer to a lease says of an editor. */
export const standingOf = ({ current, halves: { diet, training } }: PlanEditor): PlanStanding => ({
  version: current?.version ?? null,
  halves: { diet: withoutDraft(diet), training: withoutDraft(training) },
});
