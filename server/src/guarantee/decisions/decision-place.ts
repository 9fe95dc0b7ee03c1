import type { Bundle } from "@app/engine/guarantee/bundle";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** What was looked at and answered, and what the member says against it. */
export type SealedDecision = { bundle: Bundle; objection?: string };

/** It opens on the row of its own request and account only. */
export const decisionPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "guarantee_decisions",
  item: id,
});

export const openDecision = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): SealedDecision =>
  JSON.parse(encryption.open(decisionPlace(accountId, id), sealed)) as SealedDecision;
