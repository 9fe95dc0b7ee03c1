/** Lifetime of a link and a code; the messages that carry them state it, and are not sent after it. */
export const VERIFICATION_MINUTES = 30;

/** Computes secrets for the recipient while rendering. None of them is ever stored. */
export type MessageLinks = {
  /** A page of the public site. */
  pageLink(path: string): string;
  verificationLink(verificationId: string): string;
  resetLink(verificationId: string): string;
  verificationCode(verificationId: string): string;
  unsubscribeLink(accountId: string): string;
  resumeLink(reminderId: string): string;
  /** The page on which somebody on call takes an alert. */
  acknowledgeLink(referenceNumber: string): string;
};
