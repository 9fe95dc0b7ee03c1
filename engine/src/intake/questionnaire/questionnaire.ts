import type { RuleSet } from "../../rules/rule-set.ts";
import type { AnswerId } from "../answers.ts";
import { aboutYouQuestions } from "./about-you.ts";
import { agreementQuestions } from "./agreements.ts";
import { conditionQuestions } from "./conditions.ts";
import { consentQuestions } from "./consents.ts";
import { foodQuestions } from "./food.ts";
import { movementQuestions } from "./movement.ts";
import type { Question } from "./question.ts";
import { readinessQuestions } from "./readiness.ts";
import { screeningQuestions } from "./screening.ts";

const content = {
  questions: [
    ...consentQuestions,
    ...aboutYouQuestions,
    ...readinessQuestions,
    ...conditionQuestions,
    ...screeningQuestions,
    ...foodQuestions,
    ...movementQuestions,
    ...agreementQuestions,
  ] as readonly Question[],
  /** What a calorie target of a free member needs: exactly what can harm a person. */
  short: [
    "c1",
    "q02",
    "q03",
    "q04",
    "q05",
    "q06",
    "m1",
    "m2",
    "s8",
    "s9",
    "s11",
    "e1",
    "e2",
    "e3",
    "e4",
    "e5",
  ] as readonly AnswerId[],
};

/** Answers keep this version and the hash of the wording, because decisions are reproduced from them later. */
export const questionnaire: RuleSet<typeof content> = {
  id: "questionnaire",
  version: "3",
  title: "Questionário (anamnese)",
  author: "Prumo",
  sources: ["PAR-Q+ 2020–2023, general questions in our words", "SCOFF in Portuguese; PHQ-2"],
  content,
};

export function getQuestion(id: AnswerId): Question {
  const found = questionnaire.content.questions.find((question) => question.id === id);
  if (!found) throw new Error(`The questionnaire has no question ${id}`);
  return found;
}
