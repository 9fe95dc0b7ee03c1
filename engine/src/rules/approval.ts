import { APPROVALS, type Approval } from "./approvals.ts";
import { FINGERPRINTS } from "./fingerprints.ts";
import type { RuleSet } from "./rule-set.ts";
import { RULE_SETS } from "./rule-sets.ts";

/** Approved in this version and with exactly this content. */
export function isApproved({ id, version }: RuleSet, approvals: readonly Approval[] = APPROVALS): boolean {
  const sha256 = FINGERPRINTS[id];
  return approvals.some((one) => one.ruleSet === id && one.version === version && one.sha256 === sha256);
}

/** Production calls this before it serves requests, as it refuses an example brand. */
export function requireApprovedRules(approvals: readonly Approval[] = APPROVALS): void {
  const missing = RULE_SETS.filter((ruleSet) => !isApproved(ruleSet, approvals));
  if (missing.length === 0) return;
  const names = missing.map(({ id, version }) => `${id} version ${version}`).join(", ");
  throw new Error(
    `Not approved by a responsible professional: ${names}. ` +
      "Read them with `npm run engine -- rules`, then record the approval in engine/src/rules/approvals.ts.",
  );
}
