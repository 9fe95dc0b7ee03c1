import type { Account } from "../identity/account.ts";
import { matchingOf } from "../tracking/matching.ts";

/**
 * Whose data it is. What was only typed and never proven may be somebody else's: by a proven address alone is anything
 * found outside the account's own rows, or shown that others did with that address.
 */
export type Person = {
  accountId: string;
  provenEmail: string | null;
  provenPhone: string | null;
  /** How an ad platform would know them: events of visits before signing in carry these. */
  emailHash: string | null;
  phoneHash: string | null;
};

export function personOf(account: Account): Person {
  const provenEmail = account.emailProvenAt ? account.email : null;
  const provenPhone = account.phoneProvenAt ? account.phone : null;
  const { em, ph } = matchingOf({ email: provenEmail, phone: provenPhone });
  return {
    accountId: account.id,
    provenEmail,
    provenPhone,
    emailHash: em?.[0] ?? null,
    phoneHash: ph?.[0] ?? null,
  };
}
