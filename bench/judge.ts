import { words } from "./format.ts";
import { holds, type Measured } from "./measure.ts";

export type Form = { isShort: boolean; isQuiet: boolean };
export type Outcome = "passed" | "failed" | "not judged";
export type Verdict = { outcome: Outcome; remark: string };

/**
 * The full form holds everything to its bound; times of a busy machine are told and not judged. The short form has bounds
 * of its own, which hold on any machine: counts, and ratios to the bare engine of the same run.
 */
export function judge(measured: Measured, form: Form): Verdict {
  const { bound } = measured;
  const held = form.isShort ? heldInShort(measured) : heldInFull(measured, form.isQuiet);
  const outcome = held ? (holds({ value: measured.value, bound: held }) ? "passed" : "failed") : "not judged";
  const isMissed = bound !== undefined && !holds(measured);
  const remarks = [
    ...(held ? [words(held)] : []),
    ...(bound && held !== bound ? [isMissed ? `bound ${words(bound)} not reached` : `bound ${words(bound)}`] : []),
    ...(held || !bound ? [] : ["not judged"]),
  ];
  return { outcome, remark: remarks.join("; ") };
}

const heldInFull = ({ kind, bound }: Measured, isQuiet: boolean) => (kind === "time" && !isQuiet ? undefined : bound);
const heldInShort = ({ kind, bound, shortBound }: Measured) => (kind === "count" ? bound : shortBound);
