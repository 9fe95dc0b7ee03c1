import { type Outcome, register } from "../identity/registration/register.ts";
import { type Lead, LeadSchema } from "../identity/registration/schema.ts";
import { zodResolver } from "../ui/forms/zod-resolver.ts";
import { callTime } from "./call-time.ts";
import { conversionOf } from "./conversion.ts";

/** The form's validation and submission, loaded when a visitor focuses the form, not with the page. */
export const leadResolver = zodResolver(LeadSchema);

/** `callBy` is when to expect the call: "hoje, até as 14h05". */
export type LeadOutcome = Outcome & { callBy?: string | null };

export async function submitLead(lead: Lead): Promise<LeadOutcome> {
  const outcome = await register(lead, {
    source: "lp_lead_form",
    conversionOf: (eventId) => conversionOf(lead, eventId),
  });
  if (outcome.status !== "registered") return outcome;
  return { ...outcome, callBy: outcome.call ? callTime(outcome.call.promisedBy, new Date()) : null };
}
