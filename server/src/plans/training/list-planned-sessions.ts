import { brand } from "@app/contract/brand";
import type { PlanDocument } from "@app/contract/plan-document";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { Spared } from "@app/engine/training/library/exercise";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { type DecidedLevels, findInForce, listDecidedLevels } from "../../intake/assessments/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { listShownPlans } from "../plan-store.ts";
import { sealedPlans } from "../sealed-plan.ts";
import { allowedTraining } from "./allowed-training.ts";
import { sparedRegionsOf } from "./spared-regions.ts";

const { timeZone } = brand.serviceHours;

type Asked = { accountId: string; accessAt: Date; days: readonly string[] };
type Version = { validFrom: string; document: PlanDocument };

/**
 * Sessions of a week as each of the days had them: of the version and the decision that were in force on it, and never
 * more than the purchase's first training half has. A later version asks for less from its own day on, and never for more.
 */
export async function listPlannedSessions(
  deps: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  { accountId, accessAt, days }: Asked,
): Promise<number[]> {
  const until = days.at(-1);
  if (until === undefined) return [];
  const encryption = deps.keyRing.encryption("health-data");
  const versions = (await listShownPlans(tx, { accountId, accessAt, until })).map(
    ({ validFrom, ...row }): Version => ({
      validFrom,
      document: sealedPlans.open(encryption, { accountId, ...row }).document,
    }),
  );
  const most = versions.find(({ document }) => document.training)?.document.training?.sessions.length ?? 0;
  const decided = await listDecidedLevels(deps, tx, accountId);
  const spared = await findSpared(deps, tx, accountId);
  return days.map((day) => {
    const { document } = inForceOn(versions, day, ({ validFrom }) => validFrom) ?? {};
    const levels = inForceOn(decided, day, ({ decidedAt }) => localTimeOf(timeZone, decidedAt.getTime()).day);
    return document && levels ? Math.min(most, countAllowed(document, levels, spared)) : 0;
  });
}

/** The last that had begun; before all of them the first. */
const inForceOn = <One>(ordered: readonly One[], day: string, beginsOn: (one: One) => string): One | undefined =>
  ordered.findLast((one) => beginsOn(one) <= day) ?? ordered[0];

const countAllowed = (document: PlanDocument, levels: DecidedLevels, spared: Spared): number =>
  isPlannedOutcome(levels.outcome) ? (allowedTraining(document, levels, spared)?.sessions.length ?? 0) : 0;

/** Today's for every day: what hurts now is asked for on none. */
async function findSpared(deps: Pick<Deps, "now" | "keyRing">, tx: Db, accountId: string): Promise<Spared> {
  const details = (await findInForce(deps, tx, accountId))?.details;
  if (!details) return {};
  const encryption = deps.keyRing.encryption("health-data");
  const { answers } = await loadInput(deps, tx, { accountId, encryption });
  return sparedRegionsOf(answers, details);
}
