import type { PlanView } from "@app/contract/plans";
import { type SwapContext, swapExercise, undoSwaps } from "../../data/plan-layer/swap-edits.ts";
import type { Save } from "../../sync/core/edit.ts";
import type { SessionPart } from "./exercise-part.ts";

type Context = Omit<SwapContext, "plan"> & {
  plan: PlanView | null;
  save: Save;
};

/** Saves the swap of a part; the answer takes it back. */
export function swapInSession(
  { plan, layer, save, day, scope }: Context,
  part: SessionPart,
  takes: string,
): () => void {
  const planned = plan?.training?.sessions
    .flatMap(({ exercises }) => exercises)
    .find(({ id }) => id === part.exercise.id);
  if (!plan || !planned) return () => undefined;
  // Back to the plan is back to its own exercise, whichever rung of it was reached.
  const taken = takes === part.exercise.planned ? planned.exercise : takes;
  const edits = swapExercise({ plan, layer, day, scope }, planned, taken);
  const undoing = undoSwaps(layer, edits);
  void save(edits);
  return () => void save(undoing);
}
