import type { Block } from "@app/contract/assistant";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import type { PlanSession } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import { describeExercise, describeSets } from "./exercise-words.ts";
import { findExercise, sessionOfToday } from "./find-in-plan.ts";
import { answerWithoutPlan } from "./plan-state.ts";
import type { Rule } from "./rule.ts";
import { capitalise, counted, listWords, uncapitalise } from "./words.ts";

const { training: texts } = basicTexts;
const TO_TRAINING: Block = linkBlock("/app/plano/treino");

/** One exercise, the short form when time is short, or the session of today. */
export const sayTrainingOfToday: Rule = async (asked, call) => {
  const plan = await call("get_my_plan", { part: "treino" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  const after = [...sourcesBlock(plan), TO_TRAINING];
  const exercise = asked.slots["exercise"] ? findExercise(plan, asked.slots["exercise"]) : undefined;
  if (exercise) return [textBlock(`${capitalise(describeExercise(exercise, asked.numbersHidden))}.`), ...after];
  const today = sessionOfToday(plan);
  const session = today ?? plan.sessions[0];
  if (!session) return [textBlock(texts.rest), TO_TRAINING];
  const minutes = Number(asked.slots["minutes"] ?? 0);
  const said = minutes > 0 ? inMinutes(session, minutes) : describeSession(session);
  return [textBlock(!today && texts.rest, !today && "O próximo da fila:", said), ...after];
};

const describeSession = ({ name, minutes, exercises }: PlanSession): string =>
  `${capitalise(name)}, ${counted(minutes, "minuto", "minutos")}: ${listWords(
    exercises.map((exercise) => `${uncapitalise(exercise.name)} (${describeSets(exercise)})`),
    "e",
  )}.`;

function inMinutes(session: PlanSession, minutes: number): string {
  if (session.minutes <= minutes) return describeSession(session);
  const { short, exercises } = session;
  if (!short) return `${describeSession(session)} ${texts.noShort}`;
  const nameOf = (one: string): string => exercises.find(({ id }) => id === one)?.name ?? one;
  const names = listWords(short.exercises.map(nameOf).map(uncapitalise), "e");
  return `${capitalise(session.name)} em ${counted(short.minutes, "minuto", "minutos")}: ${names}. ${short.minutes > minutes ? texts.stillLonger : texts.shortCounts}`;
}
