import type { DiaryEvidence } from "@app/engine/guarantee/evidence";
import type { Criteria } from "@app/engine/guarantee/guarantee-rules";
import type { LoggedDay } from "../../diary/evidence/list-logged-days.ts";
import type { WindowCalendar } from "./window-calendar.ts";

/** A day counts as entered when it became one of the diary: a third meal that is added later takes nothing away. */
export function diaryEvidenceOf(
  { day, meals, completeAt, badAt }: LoggedDay,
  { numberOf, numberAt }: Pick<WindowCalendar, "numberOf" | "numberAt">,
  { mealsOfADay }: Pick<Criteria, "mealsOfADay">,
): DiaryEvidence {
  const enough = [meals[mealsOfADay - 1], completeAt, badAt].flatMap((at) => (at ? [numberAt(at)] : []));
  return {
    day: numberOf(day),
    meals: meals.length,
    complete: completeAt !== null,
    badDay: badAt !== null,
    ...(enough.length > 0 && { enteredOn: Math.min(...enough) }),
  };
}
