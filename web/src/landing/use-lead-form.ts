import { useEffect, useRef } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { dropDraft, keepDraft } from "../identity/draft.ts";
import { showToast } from "../ui/toast.tsx";
import { recordFailure, recordLead } from "./events.ts";
import type { Lead, LeadValues } from "./lead-form.ts";
import { typedAlready } from "./typed-already.ts";

export type Sent = { lead: Lead; promisedBy: string | null };

const OFFLINE = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";

export const fetchSending = () =>
  import("./sending.ts").catch((cause: unknown) => {
    throw new Error(OFFLINE, { cause });
  });

/** Without the rules nothing is refused here: the sending needs the same file, and says what is wrong. */
const check: Resolver<LeadValues, unknown, Lead> = async (values, context, options) => {
  const sending = await fetchSending().catch(() => null);
  return sending ? sending.checkLead(values, context, options) : { values, errors: {} };
};

/** The landing form's state, its draft and its sending. */
export function useLeadForm(onSent: (sent: Sent) => void) {
  const form = useForm<LeadValues, unknown, Lead>({
    resolver: check,
    defaultValues: typedAlready(),
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const eventIdOf = useEventIds();

  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const send = form.handleSubmit(async (lead) => {
    const eventId = eventIdOf(lead);
    try {
      const { sendLead } = await fetchSending();
      const { call } = await sendLead(lead, eventId);
      recordLead(lead, eventId);
      form.reset({ country: lead.country, fullName: "", phone: "", email: "", password: "" });
      dropDraft();
      onSent({ lead, promisedBy: call?.promisedBy ?? null });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      recordFailure(lead, text);
      showToast({ tone: "destructive", title: "Erro no cadastro", text });
    }
  });

  return { form, send };
}

/** One id per submission: sending the same words again, after a failure, keeps it. */
function useEventIds(): (lead: Lead) => string {
  const last = useRef({ said: "", id: "" });
  return (lead) => {
    const said = JSON.stringify(lead);
    if (said !== last.current.said) last.current = { said, id: `lead_${crypto.randomUUID()}` };
    return last.current.id;
  };
}
