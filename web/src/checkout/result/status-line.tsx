import type { PaymentStatus } from "@app/contract/catalogue";
import { LOOKUP_FAILED, statusText } from "../../content/checkout-steps.ts";
import { Alert } from "../../ui/display/alert.tsx";
import type { Lookup } from "./use-polling.ts";

/** The payment's status and the number of status checks. */
export function StatusLine({ status, lookup }: { status: PaymentStatus; lookup: Lookup }) {
  if (status === "failed") return <Alert tone="error">{statusText(status)}</Alert>;
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
