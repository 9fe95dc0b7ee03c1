import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import type { Targets } from "@app/engine/nutrition/targets";
import type { Db } from "../platform/database/db.ts";
import { type Assessment, type Details, isPlannedOutcome } from "./assessments/assessment.ts";
import { findAssessment, listNewestOpened } from "./assessments/assessment-store.ts";
import type { Input } from "./assessments/decide.ts";
import { listInputs, loadInput } from "./assessments/load-input.ts";
import type { Deps } from "./deps.ts";

/** The daily targets by the answers and the limits in force; null without a plan of the engine, or where energy is hidden. */
export async function findTargets(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  db: Db,
  accountId: string,
): Promise<Targets | null> {
  const encryption = keyRing.encryption("health-data");
  const inForce = await findAssessment(db, encryption, accountId);
  if (!showsEnergy(inForce)) return null;
  return targetsOf(inForce, await loadInput({ now }, db, { accountId, encryption }));
}

type Planned = Assessment & { details: Details };

function showsEnergy(inForce: Assessment | undefined): inForce is Planned {
  if (!inForce?.details || !isPlannedOutcome(inForce.outcome)) return false;
  return inForce.details.numbers !== "esconder-tudo" && inForce.details.numbers !== "none";
}

/** Of a decision in force and what it is decided on now; null as above. */
function targetsOf(inForce: Assessment | undefined, { answers, context, today }: Input): Targets | null {
  if (!showsEnergy(inForce)) return null;
  const { maxDeficitPct, waterWithheld } = inForce.details;
  return plannedTargets(factsOf(answers, context, today), { diet: inForce.diet, maxDeficitPct, waterWithheld });
}

/**
 * What each member's plan adds to the expenditure, in kcal a day; absent without a plan of the engine, or where energy is
 * hidden. The statements are the same few for any number of members.
 */
export async function listPlannedChanges(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const encryption = keyRing.encryption("health-data");
  const inForce = await listNewestOpened(db, encryption, accountIds);
  const inputs = await listInputs({ now }, db, { accountIds: [...inForce.keys()], encryption });
  return new Map(
    [...inputs].flatMap(([accountId, input]) => {
      const targets = targetsOf(inForce.get(accountId), input);
      return targets ? [[accountId, targets.planned.kcal - targets.tdee]] : [];
    }),
  );
}
