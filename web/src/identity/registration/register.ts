import { dialCodeOf, type Smartphone } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/digits";
import { type Me, type Registered, type Registration, register as registerEndpoint } from "@app/contract/identity";
import { ApiError, callForEnvelope, INTERNAL } from "../../api.ts";
import { clientIpAddress } from "../../tracking/client-ip.ts";
import { getConsent } from "../../tracking/consent.ts";
import { storeSession } from "../session/session.ts";
import { type RegistrationSource, trackRegistered, trackRegistrationFailed } from "./events.ts";
import type { RegistrationForm } from "./schema.ts";

const FAILED = "Erro no cadastro";

/**
 * `user` is signed in on this device; null when the session could not be stored here. `taken`: another account has this
 * email or phone already. The message can be shown to the visitor.
 */
export type Outcome =
  | { status: "registered"; user: Me | null; call?: Registered["call"] }
  | { status: "taken" | "failed"; message: string };

type RegisterOptions = {
  source: RegistrationSource;
  /** A landing page's attribution. */
  conversionOf?: (eventId: string) => Promise<Registration["conversionParams"]>;
};

/** Registers, and sends the event of the outcome. */
export async function register(
  form: RegistrationForm & { smartphone?: Smartphone },
  { source, conversionOf }: RegisterOptions,
): Promise<Outcome> {
  const eventId = eventIdOf(form);
  const outcome = await send({
    ...registrationOf(form, eventId),
    // At the checkout the plan follows from the payment.
    ...(source !== "checkout" && { subscriptionPlan: "free" }),
    ...(conversionOf && { conversionParams: await conversionOf(eventId) }),
  });
  if (outcome.status === "registered") trackRegistered(source, eventId, form);
  else trackRegistrationFailed(source, outcome.message, form);
  return outcome;
}

async function send(body: Registration): Promise<Outcome> {
  try {
    const { return: registered, message } = await callForEnvelope(registerEndpoint, { body });
    if (!registered?.user?._id) return { status: "failed", message: message ?? FAILED };
    // The account exists whatever happens to its session: whoever is not signed in by it can sign in.
    const user = await storeSession(registered.session).catch(() => null);
    return { status: "registered", user, call: registered.call };
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: "failed", message: INTERNAL };
    const { message, code } = error.envelope;
    return { status: code === 409 ? "taken" : "failed", message: message ?? (code >= 500 ? INTERNAL : FAILED) };
  }
}

function registrationOf(form: RegistrationForm, fbEventId: string): Registration {
  const consent = getConsent();
  return {
    fullName: form.fullName,
    phone: onlyDigits(form.phone),
    countryCode: dialCodeOf(form.country),
    email: form.email ?? "",
    password: form.password,
    clientIpAddress: clientIpAddress(),
    clientUserAgent: navigator.userAgent,
    fbEventId,
    ...(consent ? { consent } : {}),
  };
}

let last = { person: "", id: "" };

/** One event id per person: a retry, or another password, keeps it, so that the event counts once. */
function eventIdOf({ fullName, email, country, phone }: RegistrationForm): string {
  const person = JSON.stringify([fullName, email, country, phone]);
  if (person !== last.person) last = { person, id: `lead_${crypto.randomUUID()}` };
  return last.id;
}
