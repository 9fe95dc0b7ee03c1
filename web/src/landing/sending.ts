import type { Registered } from "@app/contract/identity";
import { zodResolver } from "@hookform/resolvers/zod";
import { registerAccount } from "../identity/register-account.ts";
import { conversionOf } from "./conversion.ts";
import { type Lead, LeadForm } from "./lead-form.ts";

/** The rules of the form and its sending: fetched when somebody comes near the form, not with the page. */
export const checkLead = zodResolver(LeadForm);

export async function sendLead(lead: Lead, eventId: string): Promise<Registered> {
  return registerAccount(lead, eventId, { conversionParams: await conversionOf(lead, eventId) });
}
