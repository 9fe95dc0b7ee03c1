import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { revokeAdConsent } from "@app/contract/consents";
import { logFailure } from "./log.ts";

// A copy: importing the contract would pull the validation library into every page. The type keeps the two equal.
const PATH: (typeof revokeAdConsent)["path"] = "/v1/public/ad-consent-revocations";

/** Consent was revoked: the server drops the events of this browser that it has not sent yet. */
export function sendAdConsentRevocation(browserId: string): void {
  void fetch(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ browserId }),
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => logFailure("revoke-ads", cause));
}
