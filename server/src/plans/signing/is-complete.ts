import { HALVES, type Half } from "@app/contract/plan-document";
import { needsOf } from "../drafts/half-need.ts";
import { isSigned, otherHalf, type PlanWork } from "./plan-work.ts";

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
