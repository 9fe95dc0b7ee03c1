import { factsOf } from "@app/engine/intake/facts/facts";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import type { Exercise } from "@app/engine/training/library/exercise";
import { allowedExercises } from "@app/engine/training/programme/choice/allowed-exercises";
import { trainingRequestOf } from "@app/engine/training/programme/training-request";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { sparedRegionsOf } from "./spared-regions.ts";

/** What a member can do by the answers as they are now: place, equipment, level, and regions that hurt. */
export async function findAllowedExercises(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  accountId: string,
): Promise<readonly Exercise[]> {
  const inForce = await findInForce({ keyRing }, tx, accountId);
  if (!inForce?.details || inForce.training === null || !isPlanned(inForce.training)) return [];
  const encryption = keyRing.encryption("health-data");
  const { answers, context, today } = await loadInput({ now }, tx, { accountId, encryption });
  const settings = { level: inForce.training, rows: inForce.rowCodes, seed: "" };
  const request = trainingRequestOf(answers, factsOf(answers, context, today), settings);
  return allowedExercises({ ...request, spared: sparedRegionsOf(answers, inForce.details) }).all;
}
