import { canonicalJson } from "../sync/canonical-json.ts";
import { type Answer, decide } from "./decide.ts";
import type { Evidence } from "./evidence.ts";
import { getGuaranteeRules } from "./guarantee-rules.ts";

/** Kept with a decision and given to the member: enough to decide again. */
export type Bundle = { readonly ruleVersion: string; readonly evidence: Evidence; readonly answer: Answer };

/** By the rules that were frozen at the purchase. */
export const bundleOf = (evidence: Evidence): Bundle => ({
  ruleVersion: evidence.ruleVersion,
  evidence,
  answer: decide(evidence, getGuaranteeRules(evidence.ruleVersion)),
});

/** The text whose hash is kept, in one order of keys wherever the bundle was stored. */
export const bundleText = (bundle: Bundle): string => canonicalJson(bundle);

/** Whether the evidence gives the answer that was given. */
export const replays = (bundle: Bundle): boolean => bundleText(bundleOf(bundle.evidence)) === bundleText(bundle);
