/** A link and a code live this long; the messages that carry them say so, and are not sent once it has passed. */
export const PROOF_MINUTES = 30;

/** Makes what only its reader may know, at the moment of writing. None of it is ever stored. */
export type LinkMaker = {
  /** A page of the site, at the address the site is seen at. */
  pageLink(path: string): string;
  proofLink(proofId: string): string;
  resetLink(proofId: string): string;
  proofCode(proofId: string): string;
  unsubscribeLink(accountId: string): string;
  resumeLink(reminderId: string): string;
};
