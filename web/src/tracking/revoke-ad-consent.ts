import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { revokeAdConsent } from "@app/contract/privacy";
import { logFailure } from "./log.ts";

// Written again: importing it would bring the validation library to every page. Its type keeps the two equal.
const PATH: (typeof revokeAdConsent)["path"] = "/v1/public/ad-consent-revocations";

/** A yes was taken back: what our server still had to tell about this browser is not told any more. */
export function sendAdConsentRevocation(browserId: string): void {
  void fetch(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ browserId }),
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => logFailure("ads withdrawal", cause));
}
