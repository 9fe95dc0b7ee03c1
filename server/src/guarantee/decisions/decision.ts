import { createHash } from "node:crypto";
import type { GUARANTEE_CHOICES } from "@app/contract/guarantee";
import { type Bundle, bundleText } from "@app/engine/guarantee/bundle";
import type { Decision } from "@app/engine/guarantee/decide";
import type { GuaranteeDates } from "@app/engine/guarantee/refusal";
import { sealedRows } from "../../platform/sealed-rows.ts";

/** What was looked at and answered, and what the member says against it. */
export type SealedDecision = { bundle: Bundle; objection?: string };

export const sealedDecisions = sealedRows<SealedDecision>("guarantee_decisions");

export type GuaranteeChoice = (typeof GUARANTEE_CHOICES)[number];

/** A request and its answer, opened. */
export type GuaranteeDecisionRecord = SealedDecision & {
  id: string;
  accountId: string;
  paymentId: string;
  referenceNumber: string;
  ruleVersion: string;
  decision: Decision;
  decidedAt: Date;
  tookMs: number;
  dates: GuaranteeDates;
  hash: string;
  chosen: GuaranteeChoice | null;
};

export const hashOf = (bundle: Bundle): string => createHash("sha256").update(bundleText(bundle)).digest("hex");
