import type { PlanView, Swap } from "@app/contract/plans";
import type { PlanResult } from "@app/engine/assistant/tool-results";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import { findTargets } from "../../intake/find-targets.ts";
import { readPlan } from "../../plans/get-plan.ts";
import { findCurrentPlan, listChoices, MAY_READ } from "../../plans/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import type { ToolDeps } from "./tool-deps.ts";

type DayTargets = NonNullable<PlanResult["targets"]>;

/** What is in force for a member, as every tool takes it. */
export type Standing = {
  /** Null: none, or hidden by what is in force. */
  readonly plan: PlanView | null;
  readonly state: PlanResult["state"];
  readonly choices: readonly Swap["choice"][];
  /** Of a free member those of the questionnaire; null without any, and with hidden numbers. */
  readonly targets: DayTargets | null;
  readonly waterByDoctor: boolean;
  /** No figure of energy, macros or grams. */
  readonly numbersHidden: boolean;
  /** No figure of the body; always with the others. */
  readonly bodyHidden: boolean;
};

/** Everything inside of one snapshot. */
export async function readPlanStanding(deps: ToolDeps, tx: Db, accountId: string): Promise<Standing> {
  const read = await readPlan(deps, tx, accountId);
  const plan = read?.view ?? null;
  const inForce = await findInForce(deps, tx, accountId);
  const state = stateOf(plan, inForce, !plan && (await isPlanHidden(deps, tx, accountId)));
  const numbers = inForce ? (inForce.details?.numbers ?? "none") : "mostrar";
  const numbersHidden = plan?.numbers === "hidden" || numbers === "esconder-tudo" || numbers === "none";
  const isWithheld = inForce?.details?.waterWithheld ?? false;
  const isFree = !read && state === "none" && !numbersHidden;
  const found = read ? planTargets(read) : isFree ? await questionnaireTargets(deps, tx, accountId) : null;
  const targets = numbersHidden ? null : found;
  return {
    plan,
    state,
    choices: plan ? await listChoices(tx, accountId) : [],
    targets: targets && { ...targets, waterMl: isWithheld ? null : targets.waterMl },
    waterByDoctor: isWithheld || targets?.waterMl === null,
    numbersHidden,
    bodyHidden: numbersHidden || numbers === "esconder-peso",
  };
}

/** There is a version, the purchase allows to read it, and what is in force does not. */
async function isPlanHidden(deps: ToolDeps, tx: Db, accountId: string): Promise<boolean> {
  if (!MAY_READ.has(await programmeAccess({ db: tx, now: deps.now }, accountId))) return false;
  return (await findCurrentPlan(deps, tx, accountId)) !== undefined;
}

/** Paused: a plan is there and a person looks before it is shown again, or before there is a first one. */
function stateOf(plan: PlanView | null, inForce: Assessment | undefined, isHidden: boolean): PlanResult["state"] {
  if (plan) return plan.diet || plan.training ? plan.kind : "paused";
  const isAwaited = inForce?.plan === "completo" && inForce.outcome === "person-first";
  return inForce?.outcome === "crisis" || isAwaited || isHidden ? "paused" : "none";
}

function planTargets({ view, targets }: NonNullable<Awaited<ReturnType<typeof readPlan>>>): DayTargets | null {
  if (!view.targets || !targets) return null;
  const { kcal, protein, fibre, waterMl } = view.targets;
  return { kcal, proteinG: protein, fatG: targets.fat, carbG: targets.carb, fibreG: fibre, waterMl };
}

async function questionnaireTargets(deps: ToolDeps, tx: Db, accountId: string): Promise<DayTargets | null> {
  const targets = await findTargets(deps, tx, accountId);
  if (!targets) return null;
  const { kcal, protein, fat, carb } = targets.planned;
  return { kcal, proteinG: protein, fatG: fat, carbG: carb, fibreG: null, waterMl: targets.water };
}
