import type { Account } from "../identity/account.ts";

/**
 * Whose data it is. What was only typed and never proven may be somebody else's: by a proven address alone is anything
 * found outside the account's own rows, or shown that others did with that address.
 */
export type Person = {
  accountId: string;
  provenEmail: string | null;
  provenPhone: string | null;
};

export const personOf = (
  account: Pick<Account, "id" | "email" | "emailProvenAt" | "phone" | "phoneProvenAt">,
): Person => ({
  accountId: account.id,
  provenEmail: account.emailProvenAt ? account.email : null,
  provenPhone: account.phoneProvenAt ? account.phone : null,
});
