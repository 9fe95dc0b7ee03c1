import { PlanDocument, type Reason } from "@app/contract/plan-document";
import * as z from "zod";
import { plannedTargets } from "../src/intake/planned-targets.ts";
import { isPlanned } from "../src/intake/triage/merge-rows.ts";
import { triageOf } from "../src/intake/triage/triage.ts";
import { targetReasons } from "../src/nutrition/words/target-reasons.ts";
import type { FinishedPlan } from "../src/plans/make-plan.ts";
import type { Person } from "./person-json.ts";

const { targets, diet, training, reasons, safety } = PlanDocument.shape;
const DocumentJson = z.object({ targets, diet, training, reasons, safety });
const Reasons = z.array(
  z.looseObject({
    path: z.string(),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

/** What the verb `plan` prints of the two halves. */
const PrintedJson = z.object({
  menu: z.nullable(z.looseObject({ reasons: Reasons, diet })),
  training: z.nullable(z.looseObject({ reasons: Reasons, training })),
});

/** A document, or what the verb `plan` prints. */
export function parsePlan(json: unknown, person: Omit<Person, "seed">): FinishedPlan {
  if (!isPrinted(json)) return DocumentJson.parse(json);
  const { menu, training: programme } = PrintedJson.parse(json);
  const triage = triageOf(person.answers, person.context, person.today);
  const { facts, diet: level } = triage;
  const planned = plannedTargets(facts, triage);
  const { goal, activityFactor: af } = facts;
  const ofTargets =
    planned && goal && af && isPlanned(level) ? targetReasons({ af, goal, dietLevel: level }, planned) : [];
  return {
    targets: menu && planned && targetsIn(menu, planned.water),
    diet: menu?.diet ?? null,
    training: programme?.training ?? null,
    reasons: [...ofTargets, ...(menu?.reasons ?? []), ...(programme?.reasons ?? [])].map(reasonOf),
    safety: { diet: level, training: triage.training, rows: triage.rows },
  };
}

const isPrinted = (json: unknown): boolean => typeof json === "object" && json !== null && "menu" in json;

const reasonOf = ({ path, code, values }: Reason): Reason => ({ path, code, values });

/** The request has them as the plan uses them. */
const RequestJson = z.object({ request: z.looseObject({ targets: z.record(z.string(), z.number()) }) });

function targetsIn(menu: unknown, waterMl: number | null): FinishedPlan["targets"] {
  const { request } = RequestJson.parse(menu);
  return targets.parse({ ...request.targets, waterMl });
}
