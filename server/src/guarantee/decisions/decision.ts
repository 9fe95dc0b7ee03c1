import { createHash } from "node:crypto";
import type { GUARANTEE_CHOICES } from "@app/contract/guarantee";
import { type Bundle, bundleText } from "@app/engine/guarantee/bundle";
import type { Decision, Reason } from "@app/engine/guarantee/decide";
import type { GuaranteeDates } from "@app/engine/guarantee/refusal";
import type { SealedDecision } from "./decision-place.ts";

export type GuaranteeChoice = (typeof GUARANTEE_CHOICES)[number];

/** A request and its answer, opened. */
export type GuaranteeDecisionRecord = SealedDecision & {
  id: string;
  accountId: string;
  paymentId: string;
  referenceNumber: string;
  ruleVersion: string;
  decision: Decision;
  /** Granted by the terms of an older purchase, whatever the bundle's answer is. */
  byEarlierTerms: boolean;
  decidedAt: Date;
  tookMs: number;
  dates: GuaranteeDates;
  hash: string;
  chosen: GuaranteeChoice | null;
};

export const hashOf = (bundle: Bundle): string => createHash("sha256").update(bundleText(bundle)).digest("hex");

export const reasonOf = ({
  byEarlierTerms,
  bundle,
}: Pick<GuaranteeDecisionRecord, "byEarlierTerms" | "bundle">): Reason | "REGRA_ANTERIOR" =>
  byEarlierTerms ? "REGRA_ANTERIOR" : bundle.answer.reason;
