import type { Outcome } from "@app/contract/intake";
import type { Answers, IntakeContext } from "./answers.ts";
import { missingFor } from "./questionnaire/path.ts";
import { isPlanned } from "./triage/merge-rows.ts";
import type { Triage } from "./triage/triage.ts";

/** Hours until a person talks to a member who wants to talk before agreeing to remote care. */
export const REMOTE_CARE_TALK_HOURS = 72;

export function outcomeOf(triage: Triage, answers: Answers, context: IntakeContext, today: string): Outcome {
  const levels = triage.training === null ? [triage.diet] : [triage.diet, triage.training];
  if (triage.paused) return "crisis";
  if (levels.includes("D")) return "not-served";
  if (answers.c1 === "agora-nao") return "no-consent";
  if (answers.c2 === "conversar-antes") return "remote-care-declined";
  if (missingFor(answers, context, today).length > 0) return "incomplete";
  if (!levels.every(isPlanned)) return "person-first";
  return levels.includes("B") ? "limited" : "plan";
}
