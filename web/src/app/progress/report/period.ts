import { monthOf, type Period } from "@app/engine/progress/figures/period";
import { appPaths } from "../../../app-paths.ts";
import { reportCopy as copy } from "../../../content/app/progress/report.ts";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { weekOf } from "../../data/plan-layer/plan-day.ts";
import type { Neighbours } from "../view/report-view.ts";

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The week of an address by its Monday; null: not a Monday, or not begun yet. */
export const weekIn = (text: string, today: string): Period | null =>
  isDay(text) && weekOf(text) === text && text <= today ? { from: text, to: addDays(text, 6) } : null;

/** The month of an address; null: not a month, or not begun yet. */
export const monthIn = (text: string, today: string): Period | null =>
  isDay(`${text}-01`) && `${text}-01` <= today ? monthOf(`${text}-01`) : null;

export function weeksBeside({ from }: Period, today: string): Neighbours {
  const next = addDays(from, 7);
  return {
    earlier: { to: appPaths.weekReport(addDays(from, -7)), label: copy.earlier },
    later: next <= today ? { to: appPaths.weekReport(next), label: copy.later } : null,
  };
}

export function monthsBeside({ from, to }: Period, today: string): Neighbours {
  const next = addDays(to, 1);
  return {
    earlier: { to: appPaths.monthReport(addDays(from, -1).slice(0, 7)), label: copy.earlierMonth },
    later: next <= today ? { to: appPaths.monthReport(next.slice(0, 7)), label: copy.laterMonth } : null,
  };
}
