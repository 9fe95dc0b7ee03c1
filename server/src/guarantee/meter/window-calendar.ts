import { brand } from "@app/contract/brand";
import type { Entered } from "@app/engine/guarantee/evidence";
import { dayNumber, dayOfNumber } from "@app/engine/progress/day-number";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { Progress } from "../../programme/progress.ts";

const { timeZone } = brand.serviceHours;
const dayAt = (at: Date): string => localTimeOf(timeZone, at.getTime()).day;

type Began = { accessAt: Date; facts: Progress; now: Date };
export type WindowCalendar = ReturnType<typeof openCalendar>;

/** Days as the evidence counts them: 1 is that of the first plan of this purchase, or that of access until there is one. */
export function openCalendar({ accessAt, facts, now }: Began) {
  const accessDay = dayNumber(dayAt(accessAt));
  const plans = [facts["provisional-plan-ready"].firstAt, facts["definitive-plan-ready"].firstAt];
  const shownOn = plans.flatMap((at) => (at ? [dayNumber(dayAt(at))] : []));
  // A plan of an earlier purchase does not begin the window of this one.
  const first = shownOn.length > 0 ? Math.max(accessDay, Math.min(...shownOn)) : accessDay;
  const answeredAt = facts["questionnaire-answered"].firstAt;

  const numberOf = (day: string): number => dayNumber(day) - first + 1;
  const numberAt = (at: Date): number => numberOf(dayAt(at));
  return {
    numberOf,
    numberAt,
    dayOf: (number: number): string => dayOfNumber(first + number - 1),
    entered: ({ day, enteredAt }: { day: string; enteredAt: Date }): Entered => ({
      day: numberOf(day),
      enteredOn: numberAt(enteredAt),
    }),
    /** 0 before the first: a purchase may begin later. */
    requestDay: Math.max(0, numberAt(now)),
    anamneseDays: answeredAt && Math.max(0, dayNumber(dayAt(answeredAt)) - accessDay),
  };
}
