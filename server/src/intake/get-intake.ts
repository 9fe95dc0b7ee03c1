import type { IntakeView } from "@app/contract/intake";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { crisisText } from "@app/engine/safety/fixed-texts";
import type { Account } from "../identity/accounts/account.ts";
import { firstNameOf } from "../identity/accounts/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { dueOf, type ListedPromise, listPromises } from "../promises/queries.ts";
import { type Assessment, isComplete, isPlannedOutcome, planOf } from "./assessments/assessment.ts";
import { findAssessment } from "./assessments/assessment-store.ts";
import { type Loaded, loadInput } from "./assessments/load-input.ts";
import type { Deps } from "./deps.ts";
import { formatHour } from "./format-hour.ts";
import { listReadingDecisions } from "./readings/reading-decisions.ts";
import { listReportedSigns, type StandingSign } from "./reported-signs/reported-signs.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing">;

/** Which questionnaire a member answers, and what came of it. Targets are computed from the answers at each reading. */
export const getIntake = (deps: ReadDeps, account: Account): Promise<IntakeView> =>
  inTransaction(deps.db, (tx) => viewIntake(deps, tx, account), { isSnapshot: true });

async function viewIntake({ now, keyRing }: ReadDeps, tx: Db, account: Account): Promise<IntakeView> {
  const encryption = keyRing.encryption("health-data");
  const accountId = account.id;
  const inForce = await findAssessment(tx, encryption, accountId);
  const loaded = await loadInput({ now }, tx, { accountId, encryption });
  const promises = isComplete(loaded.access) ? await listPromises({ db: tx, now }, accountId) : [];
  const questionnaire = planOf(loaded.access);
  // A member who bought the plan after the short questionnaire has yet to close the whole one.
  const isClosed = inForce !== undefined && (questionnaire === "gratis" || inForce.plan === "completo");
  return {
    access: loaded.access,
    questionnaire,
    country: loaded.context.country,
    firstName: loaded.answers.q01?.trim() || firstNameOf(account.fullName),
    completedAt: (isClosed && inForce.completedAt?.toISOString()) || null,
    assessment: inForce ? viewAssessment(inForce, loaded, promises, now()) : null,
    personMessage: await findPersonMessage({ keyRing }, tx, accountId),
    reportedSigns: inForce ? (await listReportedSigns({ keyRing }, tx, accountId, inForce)).map(viewReportedSign) : [],
    definitivePlanBy: dueOf(promises, "definitive-plan")?.toISOString() ?? null,
  };
}

const viewReportedSign = ({
  id,
  rowCode,
  reportedAt,
  isDecided,
}: StandingSign): IntakeView["reportedSigns"][number] => ({
  _id: id,
  row: rowCode,
  at: reportedAt.toISOString(),
  canTakeBack: !isDecided,
});

async function findPersonMessage(
  deps: Pick<Deps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<IntakeView["personMessage"]> {
  const [newest] = await listReadingDecisions(deps, tx, accountId);
  if (!newest) return null;
  const { by, message, decidedAt } = newest;
  return { at: decidedAt.toISOString(), name: by.name, registration: by.registration, text: message };
}

function viewAssessment(
  inForce: Assessment,
  loaded: Loaded,
  promises: ListedPromise[],
  now: Date,
): NonNullable<IntakeView["assessment"]> {
  const { outcome, personBy, details } = inForce;
  const isCrisis = outcome === "crisis" && personBy !== null;
  return {
    outcome,
    ruleVersion: inForce.safetyVersion,
    decidedAt: inForce.decidedAt.toISOString(),
    diet: inForce.diet,
    training: inForce.training,
    rows: inForce.rowCodes,
    notes: details?.notes ?? [],
    numbers: details?.numbers ?? "none",
    numbersForced: details?.numbersForced ?? false,
    blockedRegions: details?.blockedRegions ?? [],
    personBy: isCrisis ? personBy.toISOString() : (dueOf(promises, "human-first")?.toISOString() ?? null),
    awaitsReview: inForce.awaitsReview,
    targets: targetsOf(inForce, loaded),
    refund: isComplete(loaded.access) ? inForce.refund : null,
    crisis: isCrisis
      ? { text: crisisText(loaded.context.country, formatHour(personBy, now)), personBy: personBy.toISOString() }
      : null,
  };
}

/** Within the limits in force; null without a plan of the engine, and whenever energy is hidden. */
function targetsOf(
  { outcome, diet, details }: Assessment,
  { answers, context, today }: Loaded,
): NonNullable<IntakeView["assessment"]>["targets"] {
  const isHidden = !details || details.numbers === "esconder-tudo" || details.numbers === "none";
  if (isHidden || !isPlannedOutcome(outcome)) return null;
  const { maxDeficitPct, waterWithheld } = details;
  const targets = plannedTargets(factsOf(answers, context, today), { diet, maxDeficitPct, waterWithheld });
  if (!targets) return null;
  const { planned, ree, tdee, floor, water, flags } = targets;
  return { planned, ree, tdee, floor, waterMl: water, flags };
}
