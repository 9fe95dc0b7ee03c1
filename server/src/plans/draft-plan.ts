import { createHash } from "node:crypto";
import type { PlanDocument } from "@app/contract/plan-document";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { type DietRequest, dietRequestOf } from "@app/engine/nutrition/menus/diet-request";
import { menuRules } from "@app/engine/nutrition/menus/menu-rules";
import { targetReasons } from "@app/engine/nutrition/words/target-reasons";
import { type Assessment, isComplete, isPlannedOutcome } from "../intake/assessment.ts";
import type { Loaded } from "../intake/load-input.ts";
import { catalogueVersion } from "./catalogue-version.ts";
import type { Composed } from "./composer.ts";
import type { PlanVersion } from "./plan-version.ts";

/** Days until people look at it anew. */
const REVIEW_DAYS = 14;

/** What the safety table decided, whether it is recorded yet or not. */
export type Decided = Pick<
  Assessment,
  "outcome" | "diet" | "training" | "rowCodes" | "details" | "awaitsReview" | "safetyVersion" | "targetsVersion"
> &
  Pick<Assessment, "questionnaireVersion">;

type Drafting = {
  accountId: string;
  decided: Decided;
  loaded: Loaded;
  /** The newest version. */
  latest: PlanVersion | undefined;
  menus: "on" | "off";
};

/** A version that is to be made: its diet is composed from the request. */
export type Draft = { request: DietRequest; documentOf: (composed: Composed) => PlanDocument };

/** Undefined when no version is to be made: the diet is not the engine's to plan, or the one there is still stands. */
export function draftPlan({ accountId, decided, loaded, latest, menus }: Drafting): Draft | undefined {
  const { details, diet, outcome, training, rowCodes } = decided;
  const isOwed = isComplete(loaded.access) && loaded.context.plan === "completo" && isPlannedOutcome(outcome);
  if (!isOwed || !details || !isPlanned(diet) || stands(latest, decided, loaded)) return undefined;
  const { answers, context, today } = loaded;
  const facts = factsOf(answers, context, today);
  const { maxDeficitPct, waterWithheld } = details;
  const targets = plannedTargets(facts, { diet, maxDeficitPct, waterWithheld });
  if (!targets) return undefined;
  const { goal, activityFactor: af } = facts;
  const whyTargets = goal && af ? targetReasons({ af, goal, dietLevel: diet }, targets) : [];
  const version = (latest?.version ?? 0) + 1;
  const request = dietRequestOf(answers, facts, targets, { level: diet, menus, seed: seedOf(accountId, version) });
  return {
    request,
    documentOf: (composed) => ({
      schema: "plan/1",
      version,
      kind: "provisional",
      basedOn: {
        plan: latest?.version ?? null,
        questionnaire: decided.questionnaireVersion,
        safety: decided.safetyVersion,
        targets: decided.targetsVersion,
        menus: menuRules.version,
        catalogue: catalogueVersion,
      },
      validFrom: today,
      reviewOn: dayAfter(today, REVIEW_DAYS),
      targets: { ...request.targets, waterMl: targets.water },
      diet: composed.diet,
      training: null,
      reasons: [...whyTargets, ...composed.reasons],
      safety: { diet, training, rows: rowCodes },
    }),
  };
}

/**
 * The same answers under the same level change nothing, nor does what a person has to read first. What a professional
 * signed, only people change.
 */
function stands(latest: PlanVersion | undefined, { diet, awaitsReview }: Decided, { answersRev }: Loaded): boolean {
  if (!latest?.content) return false;
  if (latest.kind === "definitive" || awaitsReview) return true;
  return latest.answersRev === answersRev && latest.diet === diet;
}

/** The same member and version give the same menus. */
const seedOf = (accountId: string, version: number): string =>
  createHash("sha256").update(`${accountId} ${version}`).digest("hex");

function dayAfter(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
