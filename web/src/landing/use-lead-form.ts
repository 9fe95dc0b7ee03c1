import { isTaken } from "../api.ts";
import { useEventIds } from "../identity/sign-up/event-ids.ts";
import { clearSignupDraft, loadSignupDraft, saveSignupDraft } from "../identity/sign-up/signup-draft.ts";
import { useForm, type ValidationResult } from "../ui/forms/use-form.ts";
import { showToast } from "../ui/overlays/toast.tsx";
import { recordFailure, recordLead } from "./events.ts";
import type { Lead, LeadValues } from "./lead-schema.ts";

/** `callBy` is when to expect the call: "hoje, até as 14h05". */
export type SubmittedLead = { lead: Lead; callBy: string | null };

const OFFLINE = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";

export const loadSubmitLead = () =>
  import("./submit-lead.ts").catch((cause: unknown) => {
    throw new Error(OFFLINE, { cause });
  });

/** If the validation code fails to load, every value passes: onSubmit loads the same chunk and reports the failure. */
async function resolver(values: Partial<LeadValues>): Promise<ValidationResult<LeadValues, Lead>> {
  const loaded = await loadSubmitLead().catch(() => null);
  return loaded ? loaded.leadResolver(values) : { ok: true, values: values as Lead };
}

/** The landing form's state, draft and submission. */
export function useLeadForm(onSent: (submitted: SubmittedLead) => void) {
  const eventIdOf = useEventIds();
  const fields = useForm<LeadValues, Lead>({
    resolver,
    defaultValues: loadSignupDraft,
    onChange: saveSignupDraft,
    async onSubmit(lead) {
      const eventId = eventIdOf(lead);
      try {
        const { submitLead } = await loadSubmitLead();
        const callBy = await submitLead(lead, eventId);
        recordLead(lead, eventId);
        fields.form.ref.current?.reset();
        fields.set("country", lead.country);
        clearSignupDraft();
        onSent({ lead, callBy });
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        recordFailure(lead, text);
        const link = isTaken(error) ? { text: "Entrar na minha conta", href: "/login" } : undefined;
        showToast({ tone: "destructive", title: "Erro no cadastro", text, link });
      }
    },
  });
  return fields;
}
