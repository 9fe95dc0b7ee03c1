import type { PlanDocument } from "@app/contract/plan-document";
import type { Answers, IntakeContext } from "../intake/answers.ts";
import { plannedTargets } from "../intake/planned-targets.ts";
import { isPlanned } from "../intake/triage/merge-rows.ts";
import { type Triage, triageOf } from "../intake/triage/triage.ts";
import { dietLimitsOf } from "../notes/diet-limits.ts";
import { dietOf } from "../nutrition/menus/diet.ts";
import { dietRequestOf } from "../nutrition/menus/diet-request.ts";
import { targetReasons } from "../nutrition/words/target-reasons.ts";
import { trainingOf } from "../training/programme/training.ts";
import { trainingRequestOf } from "../training/programme/training-request.ts";

/** What of a version a person reads: its versions and dates aside. */
export type FinishedPlan = Pick<PlanDocument, "targets" | "diet" | "training" | "reasons" | "safety">;

type Person = { readonly answers: Answers; readonly context: IntakeContext; readonly today: string };

/** Both halves of somebody's first plan; a half that waits for a person is null. */
export function makePlan({ answers, context, today }: Person, seed: string): FinishedPlan {
  const triage = triageOf(answers, context, today);
  const diet = makeDiet(answers, triage, seed);
  const training = makeTraining(answers, triage, seed);
  return {
    targets: diet?.targets ?? null,
    diet: diet?.diet ?? null,
    training: training?.training ?? null,
    reasons: [...(diet?.reasons ?? []), ...(training?.reasons ?? [])],
    safety: { diet: triage.diet, training: triage.training, rows: triage.rows },
  };
}

function makeDiet(answers: Answers, triage: Triage, seed: string) {
  const { facts, diet: level, rows } = triage;
  const targets = plannedTargets(facts, triage);
  if (!targets || !isPlanned(level)) return null;
  const { goal, activityFactor: af } = facts;
  const request = dietRequestOf(answers, facts, targets, { level, rows, menus: "on", seed });
  const { diet, reasons } = dietOf(request);
  return {
    targets: { ...request.targets, waterMl: targets.water },
    diet,
    reasons: [
      ...(goal && af
        ? targetReasons(
            {
              af,
              goal,
              dietLevel: level,
              breastfeeding: facts.maternity === "amamentando",
              isCeiling: dietLimitsOf(rows).smallMeals !== undefined,
            },
            targets,
          )
        : []),
      ...reasons,
    ],
  };
}

function makeTraining(answers: Answers, { facts, training: level, rows }: Triage, seed: string) {
  if (!level || !isPlanned(level)) return null;
  return trainingOf(trainingRequestOf(answers, facts, { level, rows, seed }));
}
