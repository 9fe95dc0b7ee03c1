import type { Smartphone } from "@app/contract/catalogue";
import { queryParams } from "../../tracking/attribution.ts";
import { clientIpAddress } from "../../tracking/client-ip.ts";
import { getConsent } from "../../tracking/consent.ts";
import { redactUrl } from "../../tracking/redact-url.ts";
import { type TrackedPerson, track } from "../../tracking/track.ts";

/** The form, as its events name it: `lp_lead_form` is the landing pages'. */
export type RegistrationSource = "signup_modal" | "lp_lead_form" | "checkout";

/** The server sends the same event with the same id: the platform counts it once. */
export const trackRegistered = (source: RegistrationSource, eventId: string, person: TrackedPerson): void =>
  void track(source === "lp_lead_form" ? "Lead" : "CompleteRegistration", {
    eventId,
    person,
    label: source === "checkout" ? source : undefined,
  });

/** A failed registration. The forms of the free plan ask for the smartphone, and send what the specification lists. */
export const trackRegistrationFailed = (
  source: RegistrationSource,
  message: string,
  person: TrackedPerson & { smartphone?: Smartphone },
): void =>
  void track("RegistrationFailed", {
    label: message,
    person,
    details: {
      error_type: "registration_failure",
      source,
      ...(person.smartphone && {
        error_message: message,
        smartphone_type: person.smartphone,
        plan_type: "free",
        client_ip: getConsent()?.ads ? clientIpAddress() : "",
        user_agent: navigator.userAgent,
        query_parameters: queryParams(),
        current_url: redactUrl(location.href),
        referrer: redactUrl(document.referrer),
        country: "BR",
      }),
    },
  });
