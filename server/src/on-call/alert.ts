export const URGENCIES = ["crisis", "emergency", "care"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The account is named by nothing but its alert's reference number outside of the database. */
export type OnCallAlert = {
  accountId: string;
  id: string;
  referenceNumber: string;
  urgency: Urgency;
  subject: string;
  raisedAt: Date;
  personBy: Date;
  escalateAt: Date | null;
  escalatedAt: Date | null;
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
};
