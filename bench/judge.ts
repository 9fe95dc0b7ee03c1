import { holds, type Measured } from "./measure.ts";

/** On a busy machine only a fall this deep says anything about us. */
const QUIET_SHARE = 0.05;
const NOISY_SHARE = 0.5;

/** The full run: everything against its bound; times of a busy machine are told and not judged. */
export const isGoodInFull = (measured: Measured, isQuiet: boolean): boolean =>
  (measured.kind === "time" && !isQuiet) || holds(measured);

/**
 * The short run: counts exactly, ratios against the run that was kept. Worse means by more than 5 % and by more than
 * three median deviations; whoever asks measures again before believing it.
 */
export function isGoodInShort(measured: Measured, kept: Measured | undefined, isQuiet: boolean): boolean {
  if (measured.kind === "count") return holds(measured);
  if (measured.kind === "time") return !isQuiet || holds(measured);
  if (!kept || !measured.bound) return true;
  const share = isQuiet ? QUIET_SHARE : NOISY_SHARE;
  const slack = Math.max(share * kept.value, 3 * Math.max(kept.mad ?? 0, measured.mad ?? 0));
  return measured.value >= kept.value - slack;
}
