import type { PaymentStatus } from "@app/contract/catalogue";
import { LOOKUP_FAILED, statusText } from "../../content/checkout-steps.ts";
import { Alert } from "../../ui/display/alert.tsx";
import type { Lookup } from "./use-polling.ts";

/** The payment's status and the number of status checks. */
export function StatusLine({ status, lookup }: { status: PaymentStatus; lookup: Lookup }) {
  // Announced like every other status, not as an alert: the buyer's next action may show one of its own.
  if (status === "failed")
    return (
      <div role="status">
        <Alert tone="error" inLiveRegion>
          {statusText(status)}
        </Alert>
      </div>
    );
  const count = lookup.attempts === 1 ? "1 verificação" : `${lookup.attempts} verificações`;
  return (
    <Alert
      tone={status === "processing" ? "info" : "warning"}
      icon="spinner"
      aside={lookup.attempts === 0 ? null : count}
    >
      {lookup.failed ? LOOKUP_FAILED : statusText(status)}
    </Alert>
  );
}
