import { NO_CONNECTION } from "../api.ts";
import { signupDraft } from "../identity/registration/draft.ts";
import type { Lead, LeadValues } from "../identity/registration/schema.ts";
import { useRegistration } from "../identity/registration/use-registration.ts";
import type { Resolver, UseFormReturn } from "../ui/forms/use-form.ts";
import { recordOffline } from "./events.ts";
import type { LeadOutcome } from "./submit-lead.ts";

/** Null if the file cannot be fetched. */
export const loadSubmitLead = () => import("./submit-lead.ts").catch(() => null);

/** If the validation code fails to load, every value passes: `register` loads the same file and reports the failure. */
const resolver: Resolver<LeadValues, Lead> = async (values) =>
  (await loadSubmitLead())?.leadResolver(values) ?? { values: values as Lead, errors: {} };

async function register(lead: Lead): Promise<LeadOutcome> {
  const loaded = await loadSubmitLead();
  if (loaded) return loaded.submitLead(lead);
  recordOffline(lead, NO_CONNECTION);
  return { status: "failed", message: NO_CONNECTION };
}

/** The landing form: a registration whose validation and submission are loaded late. */
export const useLeadForm = (onOutcome: (outcome: LeadOutcome, lead: Lead, fields: UseFormReturn<LeadValues>) => void) =>
  useRegistration({ resolver, register, draft: signupDraft, onOutcome });
