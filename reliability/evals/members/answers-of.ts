import type { MemberFacts } from "@app/engine/assistant/testing/evaluation/member-facts";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import type { Person } from "./person.ts";

/** The answers that raise each row of the file's members. */
const RAISES: Readonly<Record<string, Partial<Answers>>> = {
  R09_SCOFF_2: { e2: true, e3: true },
  R10_TRANSTORNO_ALIMENTAR: { e1: true },
  R22_REMEDIO_COM_INTERACAO: { s5: { yes: true, names: ["hidroclorotiazida"] } },
};

/** A questionnaire that leads to the levels, the rows and the mode of numbers that the file gives the member. */
export function answersOf(facts: MemberFacts, { fullName, birthDate }: Person): Answers {
  return {
    ...plainAnswers,
    q01: fullName.split(" ")[0] ?? "",
    q02: birthDate,
    ...(facts.equipment && { m6: facts.equipment }),
    ...allergiesOf(facts),
    ...Object.assign({}, ...(facts.rows ?? []).map((code) => RAISES[code])),
  };
}

/**
 * A member whose plan holds milk and who answers "lactose" loses sight of that plan at once, until another one is made. What
 * the file asks about is the swap: its member says it in the conversation alone.
 */
function allergiesOf({ allergens, severeReaction = false }: MemberFacts): Pick<Answers, "s12"> {
  const items = allergens.filter((one) => one !== "lactose");
  return items.length === 0 ? {} : { s12: { items, other: "", severe: severeReaction } };
}
