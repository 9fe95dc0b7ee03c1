import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import type { Targets } from "@app/engine/nutrition/targets";
import type { Db } from "../platform/database/db.ts";
import { isPlannedOutcome } from "./assessments/assessment.ts";
import { findAssessment } from "./assessments/assessment-store.ts";
import { loadInput } from "./assessments/load-input.ts";
import type { Deps } from "./deps.ts";

/** The daily targets by the answers and the limits in force; null without a plan of the engine, or where energy is hidden. */
export async function findTargets(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  db: Db,
  accountId: string,
): Promise<Targets | null> {
  const encryption = keyRing.encryption("health-data");
  const inForce = await findAssessment(db, encryption, accountId);
  if (!inForce?.details || !isPlannedOutcome(inForce.outcome)) return null;
  const { numbers, maxDeficitPct, waterWithheld } = inForce.details;
  if (numbers === "esconder-tudo" || numbers === "none") return null;
  const { answers, context, today } = await loadInput({ now }, db, { accountId, encryption });
  const limits = { diet: inForce.diet, maxDeficitPct, waterWithheld };
  return plannedTargets(factsOf(answers, context, today), limits);
}
