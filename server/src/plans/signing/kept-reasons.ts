import type { PlanChange } from "@app/contract/plan-changes";
import type { PlanDocument, Reason } from "@app/contract/plan-document";

/** The engine's reasons that still hold: of a part that people changed it no longer says why it is as it is. */
export function keptReasons({ reasons }: Pick<PlanDocument, "reasons">, changes: readonly PlanChange[]): Reason[] {
  const changed = new Set(changes.flatMap(placeOf));
  const isChanged = (path: string): boolean =>
    [...changed].some((place) => path === place || path.startsWith(`${place}.`));
  return reasons.filter(({ path }) => !isChanged(path));
}

/** `diet.d1.almoco.2` is about lunch; an exercise is about no reason, a session about how many there are. */
function placeOf({ path, op, field }: PlanChange): string[] {
  const [root = "", part, slot] = path.split(".");
  if (root === "diet" && slot) return [`diet.${slot}`];
  if (root !== "training") return [root];
  if (part) return slot === undefined && op !== "changed" ? ["training.sessions"] : [];
  return [field === "cardio" ? "training.cardio" : "training"];
}
