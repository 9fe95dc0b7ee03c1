import { isTaken } from "../api.ts";
import { useEventIds } from "../identity/event-ids.ts";
import { clearSignupDraft, loadSignupDraft, saveSignupDraft } from "../identity/signup-draft.ts";
import { showToast } from "../ui/toast.tsx";
import { useForm, type ValidationResult } from "../ui/use-form.ts";
import { recordFailure, recordLead } from "./events.ts";
import type { Lead, LeadValues } from "./lead-schema.ts";

/** `callBy` says when to expect the call: "hoje, até as 14h05". */
export type Sent = { lead: Lead; callBy: string | null };

const OFFLINE = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";

export const loadSubmitLead = () =>
  import("./submit-lead.ts").catch((cause: unknown) => {
    throw new Error(OFFLINE, { cause });
  });

/** Without the rules nothing is refused here: the sending needs the same file, and says what is wrong. */
async function resolver(values: Partial<LeadValues>): Promise<ValidationResult<LeadValues, Lead>> {
  const submitting = await loadSubmitLead().catch(() => null);
  return submitting ? submitting.leadResolver(values) : { ok: true, values: values as Lead };
}

/** The landing form's state, its draft and its sending. */
export function useLeadForm(onSent: (sent: Sent) => void) {
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
