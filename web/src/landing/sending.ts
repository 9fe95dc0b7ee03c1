import type { Registered } from "@app/contract/identity";
import { registerAccount } from "../identity/register-account.ts";
import { checkWith } from "../ui/check-with.ts";
import { conversionOf } from "./conversion.ts";
import { type Lead, LeadForm } from "./lead-form.ts";

/** The rules of the form and its sending: fetched when somebody comes near the form, not with the page. */
export const checkLead = checkWith(LeadForm);

export async function sendLead(lead: Lead, eventId: string): Promise<Registered> {
  return registerAccount(lead, eventId, { conversionParams: await conversionOf(lead, eventId) });
}
