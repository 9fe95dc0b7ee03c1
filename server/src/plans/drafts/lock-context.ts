import type { LockContext } from "@app/contract/staff/plans";
import { exclusionsOf } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { numbersOf } from "@app/engine/plans/view/numbers-of";
import { type Assessment, isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import { sparedRegionsOf } from "../training/spared-regions.ts";

type Known = { inForce: Assessment | undefined; loaded: Loaded; wasCalled: boolean };

/** What the locks need to know of a member: the answers as they are now, under what is in force. */
export function lockContextOf({ inForce, loaded, wasCalled }: Known): LockContext {
  const { answers, context, today, overrides } = loaded;
  const facts = factsOf(answers, context, today);
  const details = inForce && isPlannedOutcome(inForce.outcome) ? inForce.details : null;
  const targets = details && inForce ? plannedTargets(facts, { ...details, diet: inForce.diet }) : null;
  return {
    diet: details && inForce ? inForce.diet : null,
    training: details && inForce ? inForce.training : null,
    rows: inForce?.rowCodes ?? [],
    exclusions: exclusionsOf(answers, facts, inForce?.rowCodes ?? [], overrides),
    spared: details ? sparedRegionsOf(answers, details) : {},
    floor: targets?.floor ?? null,
    expenditure: targets?.exact.tdee ?? null,
    maxDeficitPct: details && inForce ? maxDeficitOf(inForce.diet, details.maxDeficitPct) : null,
    wasCalled,
    numbersHidden: numbersOf(details?.numbers ?? "none") === "hidden",
  };
}

/** Level B is maintenance unless a row states a share: as the targets are computed. */
const maxDeficitOf = (level: Assessment["diet"], stated: number | null): number | null =>
  level === "B" ? (stated ?? 0) : stated;
