import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { guarantee, parseEvidence } from "../../cli/guarantee-json.ts";
import golden from "../../golden/guarantee.json" with { type: "json" };
import { type Bundle, bundleOf, bundleText, replays } from "./bundle.ts";
import { anyEvidence } from "./testing/any-evidence.ts";

const stored = (bundle: Bundle): Bundle => {
  const backwards = Object.entries(bundle.evidence).reverse();
  return JSON.parse(JSON.stringify({ ...bundle, evidence: Object.fromEntries(backwards) })) as Bundle;
};

test.each(golden.cases)("$id is answered the same when it is replayed", ({ evidence, expect: expected }) => {
  const bundle = bundleOf(parseEvidence(evidence));
  expect(bundle).toMatchObject({ ruleVersion: "g2", answer: expected });
  expect(replays(stored(bundle))).toBe(true);
});

test("any bundle replays from its text, in whatever order it was stored", () =>
  fc.assert(
    fc.property(anyEvidence, (evidence) => {
      const bundle = bundleOf(evidence);
      expect(bundleText(stored(bundle))).toBe(bundleText(bundle));
      expect(replays(JSON.parse(bundleText(bundle)) as Bundle)).toBe(true);
      expect(guarantee(JSON.parse(JSON.stringify(evidence)))).toEqual(bundle.answer);
    }),
    generated(300, 300),
  ));

test("a bundle whose answer or evidence was changed does not replay", () => {
  const bundle = bundleOf(parseEvidence(golden.cases[1]?.evidence));
  expect(replays({ ...bundle, answer: { ...bundle.answer, decision: "granted" } })).toBe(false);
  expect(replays({ ...bundle, evidence: { ...bundle.evidence, diaryDays: [] } })).toBe(false);
});
