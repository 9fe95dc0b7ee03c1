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
  /** When the first contact is told, where that is not at once; null once it is. */
  pageAt: Date | null;
  pagedAt: Date | null;
  /** Of a new account without a purchase: told together with others like it. */
  isHeld: boolean;
};
