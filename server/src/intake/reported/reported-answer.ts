import type { ReportChannel } from "@app/contract/staff/reported-answers";
import { sealedRows } from "../../platform/sealed-rows.ts";

/** What was told, in words, and who recorded it. Stored sealed. */
export type SealedReport = {
  by: { name: string; registration: string };
  /** The questions whose answers it changed. */
  questions: string[];
  text: string;
};

/** An answer that a member told a professional, who recorded it; it never changes. */
export type ReportedAnswer = SealedReport & {
  accountId: string;
  id: string;
  staffId: string;
  /** A calendar day. */
  reportedOn: string;
  channel: ReportChannel;
  recordedAt: Date;
};

export const sealedReports = sealedRows<SealedReport>("reported_answers");
