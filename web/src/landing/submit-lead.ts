import { registerAccount } from "../identity/sign-up/register-account.ts";
import { zodResolver } from "../ui/forms/zod-resolver.ts";
import { callTime } from "./call-time.ts";
import { conversionOf } from "./conversion.ts";
import { type Lead, LeadSchema } from "./lead-schema.ts";

/** The form's validation and submission, loaded when a visitor focuses the form, not with the page. */
export const leadResolver = zodResolver(LeadSchema);

/** Returns the time by which the team calls, as text, if a call was promised. */
export async function submitLead(lead: Lead, eventId: string): Promise<string | null> {
  const { call } = await registerAccount(lead, eventId, { conversionParams: await conversionOf(lead, eventId) });
  return call ? callTime(call.promisedBy, new Date()) : null;
}
