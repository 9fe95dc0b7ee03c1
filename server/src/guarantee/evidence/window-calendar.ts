import { brand } from "@app/contract/brand";
import { OFFLINE_DAYS } from "@app/contract/guarantee-terms";
import type { Entered } from "@app/engine/guarantee/evidence";
import { dayNumber, dayOfNumber } from "@app/engine/progress/day-number";
import { type Day, localTimeOf } from "@app/engine/promises/local-time";
import type { Entry } from "../../diary/evidence/queries.ts";

const { timeZone } = brand.serviceHours;
export const dayAt = (at: Date): Day => localTimeOf(timeZone, at.getTime()).day;

type Began = {
  accessAt: Date;
  /** When plans were first shown, of whatever kind. */
  shownAt: readonly (Date | null)[];
  answeredAt: Date | null;
  now: Date;
};
export type WindowCalendar = ReturnType<typeof openCalendar>;

/** Days as the evidence counts them: 1 is that of the first plan of this purchase, or that of access until there is one. */
export function openCalendar({ accessAt, shownAt, answeredAt, now }: Began) {
  const accessOn = dayAt(accessAt);
  const accessDay = dayNumber(accessOn);
  const shownOn = shownAt.flatMap((at) => (at ? [dayNumber(dayAt(at))] : []));
  // A plan of an earlier purchase does not begin the window of this one.
  const first = shownOn.length > 0 ? Math.max(accessDay, Math.min(...shownOn)) : accessDay;

  const numberOf = (day: Day): number => dayNumber(day) - first + 1;
  const numberAt = (at: Date): number => numberOf(dayAt(at));
  /** The device's own clock says any day of the past: the server's receipt bounds it. */
  const enteredOn = ({ enteredAt, receivedAt }: Entry): number =>
    Math.max(numberAt(enteredAt), numberAt(receivedAt) - OFFLINE_DAYS);
  return {
    accessOn,
    dayOne: dayOfNumber(first),
    numberOf,
    numberAt,
    dayOf: (number: number): Day => dayOfNumber(first + number - 1),
    enteredOn,
    entered: ({ day, ...entry }: Entry & { day: Day }): Entered => ({
      day: numberOf(day),
      enteredOn: enteredOn(entry),
    }),
    /** 0 before the first: a purchase may begin later. */
    requestDay: Math.max(0, numberAt(now)),
    anamneseDays: answeredAt && Math.max(0, dayNumber(dayAt(answeredAt)) - accessDay),
  };
}
