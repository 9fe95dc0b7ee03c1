import type { GuaranteeLine, GuaranteeMeter } from "@app/contract/guarantee";

/** Where today asks a member to be, 0 to 1; null once nothing more can be done. */
export const paceOf = ({ day, of, daysLeft }: Pick<GuaranteeMeter, "day" | "of" | "daysLeft">): number | null =>
  daysLeft === 0 || of === 0 ? null : day / of;

/** How far down a line hangs, 0 to 1: at 1 it has reached the minimum. */
export function shareOf(line: GuaranteeLine, meter: Pick<GuaranteeMeter, "day" | "of" | "daysLeft">): number {
  const { code, have, need, weeks, needWeeks } = line;
  if (code === "G1") return have === null ? 0 : Math.min(1, need / Math.max(have, 1));
  const share = need === 0 ? 1 : Math.min(1, (have ?? 0) / need);
  // What is needed of sessions grows with what was planned so far: enough of them is where today asks to be, not the end.
  if (code === "G3") return share * (paceOf(meter) ?? 1);
  return needWeeks ? Math.min(share, (weeks ?? 0) / needWeeks) : share;
}

/** Nothing can undo it any more. */
export const hasArrived = (line: GuaranteeLine, meter: Pick<GuaranteeMeter, "daysLeft">): boolean =>
  line.ok && (line.code !== "G3" || meter.daysLeft === 0);
