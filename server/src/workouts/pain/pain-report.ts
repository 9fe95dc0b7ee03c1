export type PainUrgency = "normal" | "high";

/** Pain that stopped an exercise: the account and the stop are named by nothing but the reference outside of the database. */
export type PainReport = {
  accountId: string;
  /** Of the stop's record. */
  id: string;
  referenceNumber: string;
  urgency: PainUrgency;
  reportedAt: Date;
  readAt: Date | null;
  readBy: string | null;
};
