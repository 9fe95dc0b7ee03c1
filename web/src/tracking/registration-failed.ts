import type { Smartphone } from "@app/contract/catalogue";
import { queryParams } from "./attribution.ts";
import { clientIpAddress } from "./client-ip.ts";
import { getConsent } from "./consent.ts";
import { redactUrl } from "./redact-url.ts";
import { type TrackedPerson, track } from "./track.ts";

type Failure = {
  message: string;
  smartphone: Smartphone;
  /** Which form it was: `lp_lead_form` on the landings. */
  source: "signup_modal" | "lp_lead_form";
  person: TrackedPerson;
};

/** A sign-up that did not come about, with everything the specification wants to know of it. */
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
