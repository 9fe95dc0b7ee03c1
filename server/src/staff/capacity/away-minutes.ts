import type { Interval } from "@app/engine/promises/service-clock";
import { serviceTimeBetween } from "@app/engine/promises/service-time";
import { promiseHours } from "../../promises/promise-hours.ts";

/**
 * Of a person's minutes in each of these weeks, those of the hours in which they are away: an absence takes the share of the
 * week's service hours that it covers. `absences` are in order of their start; where two overlap, the hours count once.
 */
export function awayMinutes(
  minutesPerWeek: number,
  absences: readonly Interval[],
  weeks: readonly Interval[],
): number[] {
  return weeks.map((week) => {
    if (!absences.some(({ from, to }) => from < week.to && to > week.from)) return 0;
    const open = serviceTimeBetween(promiseHours, week.from, week.to);
    let away = 0;
    let counted = week.from;
    for (const { from, to } of absences) {
      const [start, end] = [Math.max(from, counted), Math.min(to, week.to)];
      if (end <= start) continue;
      away += serviceTimeBetween(promiseHours, start, end);
      counted = end;
    }
    return open === 0 ? minutesPerWeek : (minutesPerWeek * away) / open;
  });
}
