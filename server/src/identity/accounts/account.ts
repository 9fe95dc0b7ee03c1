import type { Me } from "@app/contract/identity";

export type Account = {
  id: string;
  fullName: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  countryCode: string;
  passwordHash: string | null;
};

export const isVerified = ({ emailVerifiedAt, phoneVerifiedAt }: Account): boolean =>
  emailVerifiedAt !== null || phoneVerifiedAt !== null;

export const verifiedAt = (account: Account, channel: "email" | "phone"): Date | null =>
  channel === "email" ? account.emailVerifiedAt : account.phoneVerifiedAt;

export const viewOf = (
  account: Account,
  bought: { plan: Me["plan"]; validUntil: Date | null },
  offerMonthlyCents: number | undefined,
): Me => ({
  _id: account.id,
  fullName: account.fullName,
  email: account.email,
  emailVerified: account.emailVerifiedAt !== null,
  phone: account.phone?.slice(account.countryCode.length) ?? null,
  phoneVerified: account.phoneVerifiedAt !== null,
  countryCode: account.countryCode,
  plan: bought.plan,
  validUntil: bought.validUntil?.toISOString() ?? null,
  offerMonthlyCents: offerMonthlyCents ?? null,
});
