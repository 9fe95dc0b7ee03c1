import type { Me } from "@app/contract/identity";

export type Account = {
  id: string;
  fullName: string;
  email: string | null;
  emailProvenAt: Date | null;
  phone: string | null;
  phoneProvenAt: Date | null;
  countryCode: string;
  passwordHash: string | null;
};

export const isProven = ({ emailProvenAt, phoneProvenAt }: Account): boolean =>
  emailProvenAt !== null || phoneProvenAt !== null;

export const provenAt = (account: Account, channel: "email" | "phone"): Date | null =>
  channel === "email" ? account.emailProvenAt : account.phoneProvenAt;

export const viewOf = (
  account: Account,
  bought: { plan: Me["plan"]; validUntil: Date | null },
  offerMonthlyCents: number | undefined,
): Me => ({
  _id: account.id,
  fullName: account.fullName,
  email: account.email,
  emailProven: account.emailProvenAt !== null,
  phone: account.phone?.slice(account.countryCode.length) ?? null,
  phoneProven: account.phoneProvenAt !== null,
  countryCode: account.countryCode,
  plan: bought.plan,
  validUntil: bought.validUntil?.toISOString() ?? null,
  offerMonthlyCents: offerMonthlyCents ?? null,
});
