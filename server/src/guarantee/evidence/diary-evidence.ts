import type { DiaryEvidence } from "@app/engine/guarantee/evidence";
import type { Criteria } from "@app/engine/guarantee/guarantee-rules";
import type { LoggedDay } from "../../diary/evidence/list-logged-days.ts";
import type { WindowCalendar } from "./window-calendar.ts";

/** A day counts as entered when it became one of the diary: a third meal that is added later takes nothing away. */
export function diaryEvidenceOf(
  { day, meals, complete, bad }: LoggedDay,
  { numberOf, enteredOn }: Pick<WindowCalendar, "numberOf" | "enteredOn">,
  { mealsOfADay }: Pick<Criteria, "mealsOfADay">,
): DiaryEvidence {
  const meal = meals.map(enteredOn).toSorted((a, b) => a - b)[mealsOfADay - 1];
  const said = [complete, bad].flatMap((entry) => (entry ? [enteredOn(entry)] : []));
  const enough = meal === undefined ? said : [meal, ...said];
  return {
    day: numberOf(day),
    meals: meals.length,
    complete: complete !== null,
    badDay: bad !== null,
    ...(enough.length > 0 && { enteredOn: Math.min(...enough) }),
  };
}
