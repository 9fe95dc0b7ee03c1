import type { AnswerId, Answers } from "@app/engine/intake/answers";
import type { Option, Question } from "@app/engine/intake/questionnaire/question";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { answerText } from "@app/engine/intake/words/answer-text";

const whole = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 2 });

export const wholeText = (value: number): string => whole.format(value);
export const decimalText = (value: number): string => decimal.format(value);

/** An answer in the words that were chosen from; null: not answered. */
export function textOfAnswer(answers: Answers, id: AnswerId): string | null {
  const question = questionOf(id);
  return question && answers[id] !== undefined ? answerText(question, answers[id]) : null;
}

/** The words of an option of a list within a question's fields. */
export function optionsOf(id: AnswerId, field: string): readonly Option[] {
  const spec = questionOf(id)?.spec;
  const inner = spec?.kind === "fields" ? spec.fields[field]?.spec : undefined;
  return inner && "options" in inner ? inner.options : [];
}

const questionOf = (id: AnswerId): Question | undefined => questionnaire.content.questions.find((one) => one.id === id);
