import type { CallPromise } from "@app/contract/landings";
import type { PromiseKind } from "./promise-kinds.ts";

/** What a landing page promises, as the ledger calls it. */
export const callKinds = {
  "5-minutes": "call-back-5min",
  "24-hours": "call-back-24h",
} as const satisfies Record<CallPromise, PromiseKind>;

export const CALL_KINDS: readonly PromiseKind[] = Object.values(callKinds);
