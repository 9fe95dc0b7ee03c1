import type { PlanDocument } from "@app/contract/plan-document";
import type { Encryption, SealedPlace } from "../platform/encryption.ts";

/** What is stored sealed. The salt keeps the hash, which stands in clear, from being tried against likely documents. */
export type SealedPlan = { salt: string; document: PlanDocument };

/** A document opens on the row of its own version only. */
export const planPlace = (accountId: string, version: number): SealedPlace => ({
  accountId,
  table: "plan_versions",
  item: String(version),
});

export const openPlan = (
  encryption: Encryption,
  { accountId, version, sealed }: { accountId: string; version: number; sealed: Buffer },
): SealedPlan => JSON.parse(encryption.open(planPlace(accountId, version), sealed)) as SealedPlan;
