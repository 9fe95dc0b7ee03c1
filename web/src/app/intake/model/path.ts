import type { AnswerId, Answers, IntakeContext } from "@app/engine/intake/answers";
import { inGender } from "@app/engine/intake/questionnaire/in-gender";
import { missingFor, questionsFor } from "@app/engine/intake/questionnaire/path";
import { BLOCKS, type Block, type Question } from "@app/engine/intake/questionnaire/question";

/** All that decides which questions are asked. */
export type Asked = { answers: Answers; context: IntakeContext; today: string };

/** A question with those that share its screen. */
export type Screen = { question: Question; parts: readonly Question[] };

/** `outcome`: all is answered and the questionnaire was closed. `finish`: it can be closed. */
export type Place =
  | { at: "consent" | "finish" | "outcome" }
  | { at: "question"; id: AnswerId }
  | { at: "block-end"; block: Block };

const question = (id: AnswerId): Place => ({ at: "question", id });

export function screensFor({ answers, context, today }: Asked): Screen[] {
  const questions = questionsFor(answers, context, today).map((one) => ({ ...one, text: inGender(one.text, answers) }));
  return questions
    .filter(({ partOf }) => !partOf)
    .map((one) => ({ question: one, parts: questions.filter(({ partOf }) => partOf === one.id) }));
}

/** The blocks that this person answers: a free member's short questionnaire has three. */
export function blocksOf(asked: Asked): (typeof BLOCKS)[number][] {
  // By all questions, so that an answer that ends the questionnaire does not shorten the thread.
  const all = questionsFor({}, asked.context, asked.today);
  return BLOCKS.filter(({ id }) => all.some(({ block }) => block === id));
}

/**
 * What came of the questionnaire so far. `declined`: a consent was not given, and may be given yet. `refused` keeps no
 * answers, so that nothing is asked again.
 */
export type Closing = "open" | "closed" | "declined" | "refused";

/** Where the questionnaire opens: at the first essential question without an answer. */
export function entryOf(asked: Asked & { closing: Closing }): Place {
  if (asked.closing === "refused") return { at: "outcome" };
  if (asked.closing === "declined") {
    if (asked.answers.c1 === "agora-nao") return { at: "consent" };
    if (asked.answers.c2 === "conversar-antes") return question("c2");
  }
  const [missing] = missingFor(asked.answers, asked.context, asked.today);
  if (!missing) return { at: asked.closing === "closed" ? "outcome" : "finish" };
  return missing.id === "c1" ? { at: "consent" } : question(missing.partOf ?? missing.id);
}

/** After the answer to a question: the next one, what its block gives back, or the end. */
export function placeAfter(id: AnswerId, asked: Asked): Place {
  const screens = screensFor(asked);
  const index = screens.findIndex((screen) => screen.question.id === id);
  const [current, next] = [screens[index]?.question, screens[index + 1]?.question];
  if (!next) return { at: "finish" };
  return current?.block && current.block !== next.block ? { at: "block-end", block: current.block } : question(next.id);
}

export function placeBefore(id: AnswerId, asked: Asked): Place {
  const screens = screensFor(asked);
  const index = screens.findIndex((screen) => screen.question.id === id);
  const [before, current] = [screens[index - 1]?.question, screens[index]?.question];
  if (!before || before.id === "c1") return { at: "consent" };
  return before.block && before.block !== current?.block
    ? { at: "block-end", block: before.block }
    : question(before.id);
}

/** The neighbours of what a block gives back. */
export function placesAround(block: Block, asked: Asked): { before: Place; after: Place } {
  const screens = screensFor(asked);
  const last = screens.map((screen) => screen.question.block).lastIndexOf(block);
  const [before, after] = [screens[last]?.question, screens[last + 1]?.question];
  return {
    before: before ? question(before.id) : { at: "consent" },
    after: after ? question(after.id) : { at: "finish" },
  };
}

/** How far along the whole thread a question stands, from 0 to 1. */
export function positionOf(id: AnswerId, asked: Asked): number {
  const blocks = blocksOf(asked);
  const screens = screensFor(asked);
  const block = screens.find((screen) => screen.question.id === id)?.question.block ?? null;
  const index = blocks.findIndex((one) => one.id === block);
  if (index < 0) return 0;
  const inBlock = screens.filter((screen) => screen.question.block === block);
  const done = inBlock.findIndex((screen) => screen.question.id === id);
  return (index + (done + 0.5) / inBlock.length) / blocks.length;
}
