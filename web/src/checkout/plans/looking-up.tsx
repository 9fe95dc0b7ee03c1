import { lookupTexts } from "../../content/checkout-steps.ts";
import { StepHead } from "../frame/step-head.tsx";
import type { StepProps } from "../step-props.ts";
import { useResume } from "./use-resume.ts";
import { useUserLookup } from "./use-user-lookup.ts";

/** Before the first step: whose link this is, a link of the sales team or of a reminder. */
export function LookingUp({ flow: { userId }, tell }: StepProps) {
  useUserLookup(userId, tell);
  useResume(userId === null, tell);
  return <StepHead title={lookupTexts.title}>{lookupTexts.lead}</StepHead>;
}
