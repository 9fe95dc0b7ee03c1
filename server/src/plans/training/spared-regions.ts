import type { Answers } from "@app/engine/intake/answers";
import { painsOf } from "@app/engine/intake/facts/health";
import type { Spared } from "@app/engine/training/library/exercise";
import { sparedBy } from "@app/engine/training/programme/spared-regions";
import type { Details } from "../../intake/assessments/assessment.ts";

/** What regions that hurt may carry: every one that the answers name now, and nothing of what is in force blocks. */
export const sparedRegionsOf = (answers: Answers, { blockedRegions }: Pick<Details, "blockedRegions">): Spared =>
  sparedBy(painsOf(answers), blockedRegions);
