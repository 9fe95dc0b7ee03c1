import { getIntake, type IntakeView, type Outcome } from "@app/contract/intake";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { outdatePlan } from "./plan-query.ts";
import { queryClient } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";

/** Which questionnaire the member answers, and what came of it. */
export const intakeQuery = queryOptions({
  queryKey: queryKeys.intake,
  queryFn: () => call(getIntake),
});

/** Takes the server's reply to a write of the questionnaire, which may have made a plan. */
export async function setIntake(view: IntakeView): Promise<void> {
  await queryClient.cancelQueries({ queryKey: intakeQuery.queryKey, exact: true });
  queryClient.setQueryData(intakeQuery.queryKey, view);
  await outdatePlan();
}

/** Outcomes that stand whether or not the last question was answered. */
const ALWAYS_SHOWN = new Set<Outcome>(["crisis", "not-served", "no-consent", "remote-care-declined"]);

/**
 * Whether there is an outcome to show. A member who bought the plan after the short questionnaire has one of that, and
 * answers on; so does one whose plan ended because remote care was declined, which the free plan does not ask for.
 */
export function hasOutcome({ assessment, completedAt, questionnaire }: IntakeView): boolean {
  if (!assessment) return false;
  if (questionnaire === "gratis" && assessment.outcome === "remote-care-declined") return false;
  return completedAt !== null || ALWAYS_SHOWN.has(assessment.outcome);
}

/** What the safety table decided, as it is in force. */
export type Assessment = NonNullable<IntakeView["assessment"]>;
export type Targets = NonNullable<Assessment["targets"]>;
