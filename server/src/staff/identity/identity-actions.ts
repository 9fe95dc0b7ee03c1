/** What people of the team do to their own access, as the audit log names it. */
export type StaffIdentityAction =
  | "invitation.accept"
  | "sign-in.passkey"
  | "sign-in.code"
  | "sign-in.recovery"
  | "session.end"
  | "factor.add"
  | "factor.remove"
  | "factor.confirm";
