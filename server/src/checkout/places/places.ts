import { brand } from "@app/contract/brand";
import { addDays, type Day, localTimeOf, momentOf, weekdayOf } from "@app/engine/promises/local-time";

/** Who counts on the team, and from when. They are counted in SQL and never read: there are as many as members. */
export type Starter = {
  /** Null: an open payment, whose buyer read this start. */
  accountId: string | null;
  startsAt: Date;
};

const { timeZone } = brand.serviceHours;
/** Weeks in which a start is offered: this one and the twelve after it. */
export const START_WEEKS = 13;
const WEEK_DAYS = 7;

/** The Monday of the week that a moment is in, where the team works. */
export function weekOf(at: Date): Day {
  const { day } = localTimeOf(timeZone, at.getTime());
  return addDays(day, -((weekdayOf(day) + 6) % WEEK_DAYS));
}

/** The Monday, `ahead` weeks after the week of that moment. */
export const weekAhead = (at: Date, ahead: number): Day => addDays(weekOf(at), ahead * WEEK_DAYS);

/** How many weeks after the first the second one is; negative before it. */
export const weeksBetween = (first: Day, second: Day): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / (WEEK_DAYS * 86_400_000));

/** The first moment of a day, where the team works. */
export const startOf = (day: Day): Date => new Date(momentOf(timeZone, day, 0));

export const dayOf = (at: Date): Day => localTimeOf(timeZone, at.getTime()).day;
