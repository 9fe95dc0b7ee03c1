import { createHash } from "node:crypto";
import { HALVES, type Half, type PlanDocument } from "@app/contract/plan-document";
import { factsOf } from "@app/engine/intake/facts/facts";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import { isComplete, isPlannedOutcome } from "../intake/assessments/assessment.ts";
import type { Loaded } from "../intake/assessments/load-input.ts";
import type { Composed, PlanRequest } from "./composing/compose-plan.ts";
import type { Decided } from "./composing/decided.ts";
import { draftDiet, keptDiet, madeDiet } from "./diet/draft-diet.ts";
import { nextDocument } from "./next-document.ts";
import type { PlanVersion } from "./plan-version.ts";
import type { DraftedPlan } from "./sealed-plan.ts";
import { draftTraining, keptTraining, madeTraining } from "./training/draft-training.ts";

export type Drafting = {
  accountId: string;
  decided: Decided;
  loaded: Loaded;
  /** The newest version. */
  latest: PlanVersion | undefined;
  menus: "on" | "off";
  /** Halves of the newest version that may not be followed any more: they are made anew, and the other one stays. */
  gone?: readonly Half[];
};

/** A version that is to be made: its halves are composed from the request. */
export type Draft = {
  request: PlanRequest;
  /** What groups and portions would be made from, also where the diet stays. */
  dietRequest: DietRequest | undefined;
  contentOf: (composed: Composed) => DraftedPlan;
};

/** Undefined when no version is to be made: neither half is the engine's to plan, or what there is still stands. */
export function draftPlan(drafting: Drafting): Draft | undefined {
  const { decided, loaded, latest, gone = [] } = drafting;
  if (!isOpen(drafting)) return undefined;
  const { version, diet, training } = draftHalves(drafting);
  const before = latest?.content?.document;
  const isKept = (half: Half, draft: { inputs: string } | undefined): boolean => {
    if (!before?.[half] || gone.includes(half)) return false;
    if (gone.length > 0 || latest?.content?.carried?.includes(half)) return true;
    const now = draft && { inputs: draft.inputs, level: decided[half], answersRev: loaded.answersRev };
    return now !== undefined && stands(latest, half, now);
  };
  const [isDietKept, isTrainingKept] = [isKept("diet", diet), isKept("training", training)];
  const request = {
    diet: diet && !isDietKept ? diet.request : null,
    training: training && !isTrainingKept ? training.request : null,
  };
  const isLeft = gone.length > 0 && (isDietKept || isTrainingKept);
  if (!request.diet && !request.training && !isLeft) return undefined;
  const { targetsVersion } = decided;
  const inputsOf = (half: Half, draft: { inputs: string } | undefined): string | undefined =>
    gone.length > 0 ? latest?.content?.inputs?.[half] : draft?.inputs;
  const carried = carriedHalves(latest, { diet: isDietKept, training: isTrainingKept });
  return {
    request,
    dietRequest: diet?.request,
    contentOf: (composed) => ({
      ...nextDocument({
        version,
        previous: latest?.version ?? null,
        today: loaded.today,
        decided,
        diet:
          before && isDietKept
            ? keptDiet(before, inputsOf("diet", diet))
            : madeDiet(diet, composed.diet, { version, targetsVersion }),
        training:
          before && isTrainingKept
            ? keptTraining(before, inputsOf("training", training))
            : madeTraining(training, composed.training, version),
      }),
      ...(carried.length > 0 && { carried }),
    }),
  };
}

/** Of the halves that stay, those that a professional signed. */
const carriedHalves = (latest: PlanVersion | undefined, kept: Record<Half, boolean>): Half[] =>
  HALVES.filter(
    (half) => kept[half] && (latest?.kind === "definitive" || latest?.content?.carried?.includes(half) === true),
  );

/**
 * Whether the engine may make a version: for members of the Complete plan whose answers lead to a plan. What a
 * professional signed, only people change; what a person has to read first changes nothing yet. Where a half is gone,
 * something has to stand in its place.
 */
export function isOpen({ decided, loaded, latest, gone = [] }: Drafting): boolean {
  const { outcome, details, awaitsReview } = decided;
  if (!isComplete(loaded.access) || loaded.context.plan !== "completo") return false;
  if (!isPlannedOutcome(outcome) || !details) return false;
  return !latest?.content || gone.length > 0 || !(latest.kind === "definitive" || awaitsReview);
}

/** What each half would be made from now; undefined where it is not the engine's to plan. */
export function draftHalves({ accountId, decided, loaded, latest, menus }: Drafting) {
  const { answers, context, today, overrides } = loaded;
  const facts = factsOf(answers, context, today);
  const version = (latest?.version ?? 0) + 1;
  const seed = seedOf(accountId, version);
  return {
    version,
    diet: draftDiet({ answers, overrides, facts, decided, menus, seed }),
    training: draftTraining({ answers, facts, decided, seed }),
  };
}

type Now = { inputs: string; level: PlanDocument["safety"][Half]; answersRev: number };

/** A half is as it would be made now: under the same level, from the same answers or from those of them that it reads. */
function stands(latest: PlanVersion | undefined, half: Half, { inputs, level, answersRev }: Now): boolean {
  if (!latest?.content?.document[half] || latest[half] !== level) return false;
  return latest.answersRev === answersRev || latest.content.inputs?.[half] === inputs;
}

/** The same member and version give the same plan. */
const seedOf = (accountId: string, version: number): string =>
  createHash("sha256").update(`${accountId} ${version}`).digest("hex");
