import type { Account } from "../identity/accounts/account.ts";

/**
 * The data subject. A contact that was typed but never verified may be another person's: outside the account's own rows,
 * data is found, and other people's use of a contact shown, only by a verified contact.
 */
export type Person = {
  accountId: string;
  verifiedEmail: string | null;
  verifiedPhone: string | null;
};

export const personOf = (
  account: Pick<Account, "id" | "email" | "emailVerifiedAt" | "phone" | "phoneVerifiedAt">,
): Person => ({
  accountId: account.id,
  verifiedEmail: account.emailVerifiedAt ? account.email : null,
  verifiedPhone: account.phoneVerifiedAt ? account.phone : null,
});
