import type { RegionPain } from "../../intake/answers.ts";
import { type JointLoad, REGIONS, type Region, type Spared } from "../library/exercise.ts";
import { limitRules } from "./rules/limit-rules.ts";

const { strongFrom, most, walking } = limitRules.pain;

/** By the strongest pain of a region, both sides alike. What is blocked carries nothing, whatever is said of it by now. */
export function sparedBy(pains: readonly RegionPain[], blocked: readonly string[] = []): Spared {
  const spared: Partial<Record<Region, JointLoad>> = {};
  for (const region of REGIONS) {
    const levels = pains.filter((one) => one.region === region).map(({ pain }) => pain);
    if (blocked.includes(region) || Math.max(...levels) >= strongFrom) spared[region] = most.strong;
    else if (levels.length > 0) spared[region] = most.weaker;
  }
  return spared;
}

export const mayWalk = (spared: Spared): boolean => walking.every((region) => spared[region] !== 0);
