/** Whole months from one calendar day to another; a month that has no such day ends on its last. */
export function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}

/** Born on 29 February, a person turns on 1 March. */
export const wholeYears = (from: string, to: string): number => Math.floor(wholeMonths(from, to) / 12);

/** A month stands for its last day: the more careful reading of "in May". */
export function lastDayOf(dayOrMonth: string): string {
  const [year = 0, month = 1, day] = dayOrMonth.split("-").map(Number);
  if (day !== undefined) return dayOrMonth;
  return `${dayOrMonth}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
}
