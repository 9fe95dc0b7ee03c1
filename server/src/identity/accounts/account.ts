export type Account = {
  id: string;
  fullName: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  countryCode: string;
  /** As the member's newest device says, an IANA name. */
  timeZone: string | null;
  passwordHash: string | null;
};

export const isVerified = ({ emailVerifiedAt, phoneVerifiedAt }: Account): boolean =>
  emailVerifiedAt !== null || phoneVerifiedAt !== null;

export const verifiedAt = (account: Account, channel: "email" | "phone"): Date | null =>
  channel === "email" ? account.emailVerifiedAt : account.phoneVerifiedAt;
