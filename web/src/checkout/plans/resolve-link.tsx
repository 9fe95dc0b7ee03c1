import { resolveLinkCopy } from "../../content/checkout-steps.ts";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import { useResume } from "./use-resume.ts";
import { useUserLookup } from "./use-user-lookup.ts";

/** Resolves a link of the sales team or of a reminder before the first step. */
export function ResolveLink({ state: { userId }, dispatch }: StepProps) {
  useUserLookup(userId, dispatch);
  useResume(userId === null, dispatch);
  return <StepHeader title={resolveLinkCopy.title}>{resolveLinkCopy.lead}</StepHeader>;
}
