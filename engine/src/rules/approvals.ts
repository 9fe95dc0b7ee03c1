/** A responsible professional has read a rule set and answers for it. */
export type Approval = {
  readonly ruleSet: string;
  readonly version: string;
  /** Of the content that was read, as `npm run engine -- rules` prints it: a changed rule is not approved. */
  readonly sha256: string;
  readonly by: { readonly name: string; readonly council: string; readonly number: string };
  /** A calendar day. */
  readonly on: string;
};

/** None yet: development works without, production does not start. */
export const APPROVALS: readonly Approval[] = [];
