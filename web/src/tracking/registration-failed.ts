import type { Smartphone } from "@app/contract/catalogue";
import { queryParams } from "./attribution.ts";
import { clientIpAddress } from "./client-ip.ts";
import { getConsent } from "./consent.ts";
import { redactUrl } from "./redact-url.ts";
import { type TrackedPerson, track } from "./track.ts";

type Failure = {
  message: string;
  smartphone: Smartphone;
  /** The form: `lp_lead_form` on the landing pages. */
  source: "signup_modal" | "lp_lead_form";
  person: TrackedPerson;
};

/** A failed sign-up, with the details that the specification requires. */
export function trackRegistrationFailed({ message, smartphone, source, person }: Failure): void {
  track("RegistrationFailed", {
    label: message,
    person,
    details: {
      error_message: message,
      error_type: "registration_failure",
      smartphone_type: smartphone,
      source,
      plan_type: "free",
      client_ip: getConsent()?.ads ? clientIpAddress() : "",
      user_agent: navigator.userAgent,
      query_parameters: queryParams(),
      current_url: redactUrl(location.href),
      referrer: redactUrl(document.referrer),
      country: "BR",
    },
  });
}
