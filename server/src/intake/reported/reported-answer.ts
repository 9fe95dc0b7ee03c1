import type { ReportChannel } from "@app/contract/staff/reported-answers";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

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

/** The words open on their own row only. */
export const reportPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "reported_answers",
  item: id,
});

export const openReport = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): SealedReport =>
  JSON.parse(encryption.open(reportPlace(accountId, id), sealed)) as SealedReport;
