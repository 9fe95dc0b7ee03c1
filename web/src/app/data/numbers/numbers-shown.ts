import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";

/** `body-hidden`: no kg, cm and IMC. `all-hidden`: no energy and no grams of food either. */
export type NumbersShown = "shown" | "body-hidden" | "all-hidden";

type Known = {
  /** Undefined while it is not known. */
  intake: Pick<IntakeView, "assessment"> | undefined;
  plan: Pick<PlanView, "numbers"> | null | undefined;
};

/** What a member sees of numbers. The stricter of what is known counts, and what is not known is not shown. */
export function numbersShown({ intake, plan }: Known): NumbersShown {
  if (plan?.numbers === "hidden") return "all-hidden";
  if (intake === undefined) return plan ? "body-hidden" : "all-hidden";
  // Before the questionnaire nothing has been chosen or decided.
  switch (intake.assessment?.numbers ?? "mostrar") {
    case "mostrar":
      return "shown";
    case "esconder-peso":
      return "body-hidden";
    default:
      return "all-hidden";
  }
}
