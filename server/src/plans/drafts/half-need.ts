import { HALVES, type Half } from "@app/contract/plan-document";
import type { HalfState } from "@app/contract/staff/plans";
import { isSigned, otherHalf, type PlanWork } from "../signing/plan-work.ts";

/** Nothing is missing, and at least one half is signed. What was seen of a half is what is signed of it now. */
export function isComplete(work: PlanWork): boolean {
  const needs = needsOf(work);
  const isDone = (half: Half): boolean => {
    if (needs[half] === "nothing") return true;
    return needs[half] === "signature" ? isSigned(work, half) : hasSeenOther(work, half);
  };
  return HALVES.every(isDone) && HALVES.some((half) => isSigned(work, half));
}

function hasSeenOther({ drafts }: PlanWork, half: Half): boolean {
  const seen = drafts[half].acknowledged?.hash;
  const signed = drafts[otherHalf(half)].signed?.hash;
  return Boolean(seen && signed?.equals(seen));
}

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
