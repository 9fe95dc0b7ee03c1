import { addDays } from "../../../ui/navigation/calendar-days.ts";

export type Span = "month" | "all";

/** Four whole weeks with today. */
const MONTH_DAYS = 28;

/** The first day that a span shows. Since the beginning: of what was logged, at most 400 days ago. */
export function firstDayOf(span: Span, today: string): string {
  return addDays(today, span === "month" ? 1 - MONTH_DAYS : 1 - MAX_SPAN_DAYS);
}

/** As many days as the server answers for at once, and as a chart draws. */
export const MAX_SPAN_DAYS = 400;
