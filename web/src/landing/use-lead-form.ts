import { isTaken } from "../api.ts";
import { dropDraft, keepDraft, readDraft } from "../identity/draft.ts";
import { useEventIds } from "../identity/event-ids.ts";
import { showToast } from "../ui/toast.tsx";
import { type Checked, useFields } from "../ui/use-fields.ts";
import { recordFailure, recordLead } from "./events.ts";
import type { Lead, LeadValues } from "./lead-form.ts";

/** `callBy` says when to expect the call: "hoje, até as 14h05". */
export type Sent = { lead: Lead; callBy: string | null };

const OFFLINE = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";

export const fetchSending = () =>
  import("./sending.ts").catch((cause: unknown) => {
    throw new Error(OFFLINE, { cause });
  });

/** Without the rules nothing is refused here: the sending needs the same file, and says what is wrong. */
async function check(values: Partial<LeadValues>): Promise<Checked<LeadValues, Lead>> {
  const sending = await fetchSending().catch(() => null);
  return sending ? sending.checkLead(values) : { ok: true, values: values as Lead };
}

/** The landing form's state, its draft and its sending. */
export function useLeadForm(onSent: (sent: Sent) => void) {
  const eventIdOf = useEventIds();
  const fields = useFields<LeadValues, Lead>({
    check,
    start: readDraft,
    onTyped: keepDraft,
    async send(lead) {
      const eventId = eventIdOf(lead);
      try {
        const { sendLead } = await fetchSending();
        const callBy = await sendLead(lead, eventId);
        recordLead(lead, eventId);
        fields.form.ref.current?.reset();
        fields.set("country", lead.country);
        dropDraft();
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
