import type { Answers, IntakeContext } from "../answers.ts";
import { wholeYears } from "../facts/dates.ts";
import { type AnswerSpec, type AskedIf, BLOCKS, type Question } from "./question.ts";
import { questionnaire } from "./questionnaire.ts";

const ADULT = 18;

/** Seconds that an answer takes on a phone; they sum to about seven minutes. */
const SECONDS: Readonly<Record<AnswerSpec["kind"], number>> = {
  consent: 30,
  "yes-no": 4.5,
  choice: 7,
  number: 9,
  day: 9,
  "day-or-month": 9,
  pressure: 9,
  text: 9,
  time: 9,
  times: 14,
  list: 14,
  names: 14,
  regions: 14,
  fields: 9,
};

/** The questions of a person in their order, as far as the answers given so far decide them. */
export function questionsFor(answers: Answers, { plan }: IntakeContext, today: string): Question[] {
  const { questions, short } = questionnaire.content;
  const all = plan === "gratis" ? questions.filter(({ id }) => short.includes(id)) : questions;
  const asked = all.filter(({ askedIf }) => !askedIf || isAsked(askedIf, answers, today));
  const end = asked.findIndex(({ id }) => endsAt(id, answers, today));
  return end < 0 ? asked : asked.slice(0, end + 1);
}

/** An answer after which nothing more is asked: what follows from it is decided already. */
function endsAt(id: Question["id"], { c1, c2, q02 }: Answers, today: string): boolean {
  if (id === "c1") return c1 === "agora-nao";
  if (id === "c2") return c2 === "conversar-antes";
  return id === "q02" && q02 !== undefined && wholeYears(q02, today) < ADULT;
}

function isAsked(
  { answer, isNot, is, fromAge, includes, medicine }: AskedIf,
  answers: Answers,
  today: string,
): boolean {
  // The dictionary of medicines is too large for the app's first view.
  if (medicine)
    return (answers.s5?.names ?? []).some((typed) => medicine.some((one) => typed.toLowerCase().includes(one)));
  const value: unknown = answers[answer];
  if (isNot !== undefined) return value !== isNot;
  if (is !== undefined && value === is) return true;
  if (fromAge !== undefined)
    return value !== undefined && answers.q02 !== undefined && wholeYears(answers.q02, today) >= fromAge;
  if (!includes || typeof value !== "object" || value === null) return false;
  const list: unknown = (value as Record<string, unknown>)[includes.field];
  return Array.isArray(list) && list.includes(includes.value);
}

const isAnswered = ({ id }: Question, answers: Answers): boolean => answers[id] !== undefined;

/** The essential questions that still wait for an answer; a plan needs none left. */
export const missingFor = (answers: Answers, context: IntakeContext, today: string): Question[] =>
  questionsFor(answers, context, today).filter((question) => question.essential && !isAnswered(question, answers));

export type Progress = {
  /** Counted from 1; 0 before the first block, null when nothing is missing. */
  block: number | null;
  blocks: number;
  minutesLeft: number;
};

export function progressOf(answers: Answers, context: IntakeContext, today: string): Progress {
  const missing = missingFor(answers, context, today);
  const [next] = missing;
  const seconds = missing.reduce((sum, { spec }) => sum + SECONDS[spec.kind], 0);
  return {
    block: next ? BLOCKS.findIndex(({ id }) => id === next.block) + 1 : null,
    blocks: BLOCKS.length,
    minutesLeft: Math.ceil(seconds / 60),
  };
}
