import type { AgendaCall, StaffAgenda } from "@app/contract/staff/agenda";
import { addDays, dateOf, hoursIntoDay, startOfDate } from "../../time/dates.ts";

/** The hours that the columns show, of the team's service. */
export const FIRST_HOUR = 8;
export const LAST_HOUR = 20;

/** Monday to Saturday: the team has no calls on Sundays. */
export const weekDates = (monday: string): string[] => [0, 1, 2, 3, 4, 5].map((days) => addDays(monday, days));

/** Where a span stands in its column, as shares of the column's height. */
export function placeInDay(from: number, until: number): { top: number; height: number } {
  const hours = LAST_HOUR - FIRST_HOUR;
  const top = clamp((hoursIntoDay(from) - FIRST_HOUR) / hours);
  const bottom = clamp((hoursIntoDay(from) + (until - from) / (60 * 60_000) - FIRST_HOUR) / hours);
  return { top, height: bottom - top };
}

/** What stands in one column. An absence of several days is cut at each midnight. */
export function dayOf(agenda: StaffAgenda, date: string) {
  const [from, until] = [startOfDate(date), startOfDate(addDays(date, 1))];
  return {
    calls: agenda.calls.filter(({ startsAt }) => dateOf(Date.parse(startsAt)) === date),
    free: agenda.free.map((at) => Date.parse(at)).filter((at) => dateOf(at) === date),
    absences: agenda.absences.flatMap(({ _id, ...absence }) => {
      const [start, end] = [Math.max(from, Date.parse(absence.from)), Math.min(until, Date.parse(absence.until))];
      return start < end ? [{ _id, from: start, until: end }] : [];
    }),
  };
}

export type FreeSpan = { from: number; until: number; slots: number };

/** Slots that follow each other, as one span: a free afternoon is one block. */
export function freeSpans(slots: readonly number[], slotMs: number): FreeSpan[] {
  const spans: FreeSpan[] = [];
  for (const from of slots) {
    const last = spans.at(-1);
    if (last?.until === from) spans.splice(-1, 1, { ...last, until: from + slotMs, slots: last.slots + 1 });
    else spans.push({ from, until: from + slotMs, slots: 1 });
  }
  return spans;
}

export const byStart = (one: AgendaCall, other: AgendaCall): number =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
