import { type GuaranteeWindow, isCounted } from "./window.ts";

/** The most days of the window in a row without an entry, the first of equal ones; null where each day has one. */
export function longestGap(window: GuaranteeWindow, diaryDays: readonly number[]): { from: number; to: number } | null {
  const logged = new Set(diaryDays);
  let longest: number[] = [];
  let current: number[] = [];
  for (const day of [...window.activeDays.keys()].filter((one) => isCounted(window, one))) {
    current = logged.has(day) ? [] : [...current, day];
    if (current.length > longest.length) longest = current;
  }
  const [from, to] = [longest[0], longest.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
