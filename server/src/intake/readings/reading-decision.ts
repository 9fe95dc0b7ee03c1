import type { Half } from "@app/contract/plan-document";
import type { ReadingDecision as Decision } from "@app/contract/staff/member-decision";
import { sealedRows } from "../../platform/sealed-rows.ts";

/** Who decided, why, and what the member reads. Stored sealed. */
export type SealedReading = {
  by: { name: string; role: string; registration: string };
  reason: string;
  message: string;
};

export const sealedReadings = sealedRows<SealedReading>("reading_decisions");

/** What a professional decided about a member whom a person reads first; it never changes. */
export type ReadingDecision = SealedReading & {
  accountId: string;
  id: string;
  /** The assessment that was read. */
  assessment: number;
  half: Half;
  decision: Decision;
  staffId: string;
  decidedAt: Date;
  reviewBy: Date | null;
};
