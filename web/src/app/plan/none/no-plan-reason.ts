import type { IntakeView } from "@app/contract/intake";
import { hasOutcome } from "../../data/intake-query.ts";

/** Why there is no plan to show. `unknown`: the server has not said anything about the questionnaire. */
export type NoPlanReason = "unknown" | "crisis" | "suspended" | "ended" | "free" | "start" | "person-first" | "outcome";

export function noPlanReason(intake: IntakeView | undefined): NoPlanReason {
  if (!intake) return "unknown";
  const outcome = hasOutcome(intake) ? intake.assessment?.outcome : undefined;
  if (outcome === "crisis") return "crisis";
  if (intake.access === "suspended") return "suspended";
  if (intake.access === "ended" || intake.access === "refunded") return "ended";
  if (intake.access === "none") return "free";
  if (!outcome) return "start";
  return outcome === "person-first" ? "person-first" : "outcome";
}
