import { formatBound } from "../../bench/format.ts";
import { holds, type Measured } from "../../bench/measure.ts";

export type Form = { isShort: boolean; isQuiet: boolean };
export type Outcome = "passed" | "failed" | "not judged";
export type Verdict = { outcome: Outcome; remark: string };

/**
 * The full form checks everything against its bound; times on a busy machine are reported but not judged. The short form
 * has its own bounds, valid on any machine: counts, and ratios to the bare engine of the same run.
 */
export function judge(measured: Measured, form: Form): Verdict {
  const { bound } = measured;
  const applied = form.isShort ? boundInShortForm(measured) : boundInFullForm(measured, form.isQuiet);
  const outcome = applied ? (holds({ value: measured.value, bound: applied }) ? "passed" : "failed") : "not judged";
  const isMissed = bound !== undefined && !holds(measured);
  const remarks = [
    ...(applied ? [formatBound(applied)] : []),
    ...(bound && applied !== bound
      ? [isMissed ? `bound ${formatBound(bound)} not reached` : `bound ${formatBound(bound)}`]
      : []),
    ...(applied || !bound ? [] : ["not judged"]),
  ];
  return { outcome, remark: remarks.join("; ") };
}

const boundInFullForm = ({ kind, bound }: Measured, isQuiet: boolean) =>
  kind === "time" && !isQuiet ? undefined : bound;
const boundInShortForm = ({ kind, bound, shortBound }: Measured) => (kind === "count" ? bound : shortBound);
