import type { Answers } from "@app/engine/intake/answers";
import { painsOf } from "@app/engine/intake/facts/health";
import { REGIONS, type Region } from "@app/engine/training/library/exercise";
import type { Details } from "../../intake/assessments/assessment.ts";

/** Regions that no exercise may touch: every one that the answers name now, and what is in force blocks. */
export function blockedRegionsOf(answers: Answers, { blockedRegions }: Pick<Details, "blockedRegions">): Region[] {
  const named = new Set([...painsOf(answers).map(({ region }) => region), ...blockedRegions]);
  return REGIONS.filter((region) => named.has(region));
}
