import { registerAccount } from "../identity/register-account.ts";
import { zodResolver } from "../ui/zod-resolver.ts";
import { callTime } from "./call-time.ts";
import { conversionOf } from "./conversion.ts";
import { type Lead, LeadSchema } from "./lead-schema.ts";

/** The rules of the form and its sending: fetched when somebody comes near the form, not with the page. */
export const leadResolver = zodResolver(LeadSchema);

/** Gives back until when the team calls, in words, if a call was promised. */
export async function submitLead(lead: Lead, eventId: string): Promise<string | null> {
  const { call } = await registerAccount(lead, eventId, { conversionParams: await conversionOf(lead, eventId) });
  return call ? callTime(call.promisedBy, new Date()) : null;
}
