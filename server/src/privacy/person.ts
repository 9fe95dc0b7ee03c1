import type { Account } from "../identity/account.ts";

/**
 * Whose data it is. What was only typed and never verified may be somebody else's: by a verified address alone is anything
 * found outside the account's own rows, or shown that others did with that address.
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
