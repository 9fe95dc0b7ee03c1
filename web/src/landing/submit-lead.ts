import { createElement, type ReactNode } from "react";
import { type Outcome, register } from "../identity/registration/register.ts";
import { type Lead, LeadSchema } from "../identity/registration/schema.ts";
import { zodResolver } from "../ui/forms/zod-resolver.ts";
import { callTime } from "./call-time.ts";
import { conversionOf } from "./conversion.ts";
import { Registered } from "./registered.tsx";

/** The form's validation and submission, loaded when a visitor focuses the form, not with the page. */
export const leadResolver = zodResolver(LeadSchema);

export type LeadOutcome = Outcome & {
  /** When to expect the call: "hoje, até as 14h05". */
  callBy?: string | null;
  /** Takes the form's place for whoever is signed in now. */
  wayOn?: ReactNode;
  /** What whoever has an account already can do. */
  link?: { text: string; href: string };
};

export async function submitLead(lead: Lead): Promise<LeadOutcome> {
  const outcome = await register(lead, {
    source: "lp_lead_form",
    conversionOf: (eventId) => conversionOf(lead, eventId),
  });
  if (outcome.status === "taken") return { ...outcome, link: { text: "Entrar na minha conta", href: "/login" } };
  if (outcome.status !== "registered") return outcome;
  const { user, call } = outcome;
  return {
    ...outcome,
    callBy: call ? callTime(call.promisedBy, new Date()) : null,
    wayOn: user && createElement(Registered, { fullName: user.fullName }),
  };
}
