import type { ChangeReason, DraftNotes } from "@app/contract/plan-changes";
import type { PlanTargets } from "@app/contract/plan-document";
import type { LockContext } from "@app/contract/staff/plans";
import { NO_EXCLUSIONS } from "../../exclusions/exclusions.ts";
import { aWeek } from "../../nutrition/menus/testing/a-week.ts";
import { knownTrainingRequests } from "../../training/programme/testing/known-trainings.ts";
import { trainingOf } from "../../training/programme/training.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import type { PlanHalves } from "../halves.ts";
import type { LockInput } from "../locks/lock.ts";

export const aReason: ChangeReason = { code: "request", question: null, text: "Você pediu." };
export const noNotes: DraftNotes = { reasons: {}, kept: null, withoutCall: null };

const targets: PlanTargets = { kcal: 1650, protein: 115, fat: 50, carb: 185, fibre: 25, waterMl: 2500, floor: 900 };
const { training } = trainingOf(knownTrainingRequests.home);

/** A plan of both halves that nothing stands against. */
export const aPlan: PlanHalves = { targets, diet: aWeek(), training };

/** One who may eat and do everything, and was called. */
export const aContext: LockContext = {
  diet: "A",
  training: "A",
  rows: [],
  exclusions: NO_EXCLUSIONS,
  spared: {},
  floor: 900,
  expenditure: 2090,
  maxDeficitPct: null,
  wasCalled: true,
};

/** The next version with a reason for every change, and a sentence for what stays. */
export function aLockInput(next: Partial<PlanHalves> = {}, context: Partial<LockContext> = {}): LockInput {
  const halves = { ...aPlan, ...next };
  const reasons = Object.fromEntries(diffPlans(aPlan, halves).map(({ id }) => [id, aReason]));
  const notes = { reasons, kept: "Está funcionando.", withoutCall: null };
  return {
    current: aPlan,
    isProvisional: true,
    next: halves,
    notes: { diet: notes, training: notes },
    context: { ...aContext, ...context },
  };
}
