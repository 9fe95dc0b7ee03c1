import { describe, expect, test } from "vitest";
import { fingerprintOf } from "../../cli/fingerprint.ts";
import { isApproved, requireApprovedRules } from "./approval.ts";
import type { Approval } from "./approvals.ts";
import { FINGERPRINTS } from "./fingerprints.ts";
import { RULE_SETS } from "./rule-sets.ts";

const approvals: Approval[] = RULE_SETS.map((ruleSet) => ({
  ruleSet: ruleSet.id,
  version: ruleSet.version,
  sha256: fingerprintOf(ruleSet),
  by: { name: "Helena Prado", council: "CRN-3", number: "00000" },
  on: "2026-11-20",
}));

describe("rule sets", () => {
  test("each has a name of its own, a version and a source", () => {
    expect(new Set(RULE_SETS.map(({ id }) => id)).size).toBe(RULE_SETS.length);
    for (const { version, sources, author } of RULE_SETS) {
      expect(version).toMatch(/^\d+$/);
      expect(author).not.toBe("");
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  // Red after a change of a rule: raise its version, then `node engine/cli/write-fingerprints.ts`.
  test.each(RULE_SETS.map((ruleSet) => ({ id: ruleSet.id, ruleSet })))("$id has its fingerprint", ({ id, ruleSet }) => {
    expect(FINGERPRINTS[id]).toBe(fingerprintOf(ruleSet));
  });
});

describe("approval", () => {
  test("is of one version with one content", () => {
    const [ruleSet] = RULE_SETS;
    const [approval] = approvals;
    if (!ruleSet || !approval) throw new Error("no rule sets");
    expect(isApproved(ruleSet, approvals)).toBe(true);
    expect(isApproved(ruleSet, [])).toBe(false);
    expect(isApproved({ ...ruleSet, version: "another" }, approvals)).toBe(false);
    expect(isApproved(ruleSet, [{ ...approval, sha256: "0".repeat(64) }])).toBe(false);
  });

  test("of every rule set is what production needs; it names what is missing", () => {
    expect(() => requireApprovedRules(approvals)).not.toThrow();
    expect(() => requireApprovedRules(approvals.slice(1))).toThrow("questionnaire version 3");
    expect(() => requireApprovedRules([])).toThrow("triage version 2");
  });

  test("is missing until a responsible professional gives it", () => expect(() => requireApprovedRules()).toThrow());
});
