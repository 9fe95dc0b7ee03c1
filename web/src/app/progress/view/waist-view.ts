import type { BodyMeasure } from "@app/contract/diary";

export type Measured = { day: string; cm: number };

/** More than these make a tape unreadable: the first and the newest ones stay. */
const MAX_ON_TAPE = 12;

/** The waist in the order of time. */
export function waistIn(measures: readonly BodyMeasure[], from: string): Measured[] {
  const waist = measures
    .filter(({ measure }) => measure.site === "cintura" && measure.day >= from)
    .map(({ measure: { day }, cm }) => ({ day, cm }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first] = waist;
  return waist.length > MAX_ON_TAPE && first ? [first, ...waist.slice(1 - MAX_ON_TAPE)] : waist;
}
