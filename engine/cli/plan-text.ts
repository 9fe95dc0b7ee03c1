import type { CheckedPerson } from "../src/checker/check-plan.ts";
import { type Line, renderPlan } from "../src/checker/render-plan.ts";
import type { FinishedPlan } from "../src/plans/make-plan.ts";

const WAITING = "espera uma pessoa da equipe: por aqui não há nada para ler ainda.";

/** How far a line stands in. */
const INDENTS: Readonly<Partial<Record<Line["kind"], string>>> = {
  swap: "      troca: ",
  step: "    · ",
  reason: "- ",
  typed: "    Recado: ",
};

/** A finished plan, whole, as plain Portuguese text. */
export function planText(plan: FinishedPlan, person: CheckedPerson): string {
  const lines = renderPlan(plan, person).map(({ kind, text }) =>
    kind === "title" ? `\n${text}` : `${INDENTS[kind] ?? "  "}${text}`,
  );
  return [
    ...(plan.diet ? [] : [`A alimentação ${WAITING}`]),
    ...(plan.training ? [] : [`O treino ${WAITING}`]),
    ...lines,
  ]
    .join("\n")
    .trim();
}
