import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { revokeAdConsent } from "@app/contract/consents";
import { logFailure } from "./log.ts";

/** Consent was revoked: the server drops the events of this browser that it has not sent yet. */
export function sendAdConsentRevocation(browserId: string): void {
  void fetch(revokeAdConsent.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ browserId }),
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => logFailure("revoke-ads", cause));
}
