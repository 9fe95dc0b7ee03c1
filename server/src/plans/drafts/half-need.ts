import type { Half } from "@app/contract/plan-document";
import type { HalfState } from "@app/contract/staff/plans";
import type { PlanWork } from "../signing/plan-work.ts";

type Need = HalfState["needs"];

/**
 * What a publication of the drafts as they are needs of each half's professional: a signature where something changes, is
 * kept with a reason or was the engine's so far; to have seen the other half where nothing does; nothing where it is empty.
 */
export function needsOf({ current, next, notes, changes }: PlanWork): Record<Half, Need> {
  const changed = new Set(changes.map(({ half }) => half));
  const isProvisional = current?.kind !== "definitive";
  const needOf = (half: Half): Need => {
    if (next[half] === null && !changed.has(half)) return "nothing";
    return changed.has(half) || isProvisional || notes[half].kept !== null ? "signature" : "acknowledgement";
  };
  return { diet: needOf("diet"), training: needOf("training") };
}
