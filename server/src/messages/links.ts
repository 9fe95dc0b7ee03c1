/** A link and a code live this long; the messages that carry them say so, and are not sent once it has passed. */
export const VERIFICATION_MINUTES = 30;

/** Makes what only its reader may know, at the moment of content. None of it is ever stored. */
export type MessageLinks = {
  /** A page of the site, at the address the site is seen at. */
  pageLink(path: string): string;
  verificationLink(verificationId: string): string;
  resetLink(verificationId: string): string;
  verificationCode(verificationId: string): string;
  unsubscribeLink(accountId: string): string;
  resumeLink(reminderId: string): string;
};
