import type { Block } from "@app/contract/assistant";
import { linkBlock, sourcesBlock, suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import type { CallTool, PlanExercise, PlanResult } from "../tool-results.ts";
import { topicTextRules } from "../topics/topic-texts.ts";
import { basicTexts } from "./basic-texts.ts";
import { findExercise, sessionOfToday } from "./find-in-plan.ts";
import { answerWithoutPlan } from "./plan-state.ts";
import type { Asked, Rule } from "./rule.ts";
import { capitalise, listWords, uncapitalise } from "./words.ts";

const { training: texts } = basicTexts;
const MOST_OPTIONS = 3;
const MOST_WORDS = 90;

export const swapExercise: Rule = (asked, call) =>
  withExercise(asked, call, {
    found: (exercise) => describeSwap(exercise, asked, call),
    missing: (plan) => [textBlock(texts.whichExercise), ...suggestExercises(plan, "Trocar o exercício:")],
  });

/** Without an exercise it is a journey or a week at home: nothing is lost, and a swap is one question away. */
export const trainWithoutEquipment: Rule = (asked, call) =>
  withExercise(asked, call, {
    found: (exercise) => describeSwap(exercise, asked, call),
    missing: (plan) => [
      textBlock(texts.away),
      ...suggestExercises(plan, "Trocar o exercício:"),
      linkBlock("/app/plano/treino"),
    ],
  });

export const explainExercise: Rule = (asked, call) =>
  withExercise(asked, call, {
    found: async (exercise) => {
      const { how, sources } = await call("swap_exercise", { id: exercise.id });
      const said = shorten(how);
      return [
        textBlock(said.length > 0 && `${capitalise(exercise.name)}:`, ...said, texts.stop),
        ...sourcesBlock({ sources }),
        linkBlock("/app/plano/exercicios"),
      ];
    },
    missing: (plan) => [
      textBlock(texts.whichExercise),
      ...suggestExercises(plan, "Como se faz"),
      linkBlock("/app/plano/exercicios"),
    ],
  });

type Answers = {
  readonly found: (exercise: PlanExercise) => Promise<Block[]>;
  readonly missing: (plan: PlanResult) => Block[];
};

async function withExercise(asked: Asked, call: CallTool, { found, missing }: Answers): Promise<Block[]> {
  const plan = await call("get_my_plan", { part: "treino" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  const exercise = findExercise(plan, asked.plain);
  return exercise ? found(exercise) : missing(plan);
}

async function describeSwap(exercise: PlanExercise, { text }: Asked, call: CallTool): Promise<Block[]> {
  const { options, sources } = await call("swap_exercise", { id: exercise.id });
  if (options.length === 0) {
    const person = await handOff(call, { topic: "treino", text });
    return [textBlock(texts.noSwap, person.canHandOff && topicTextRules.content.offer), ...person.blocks];
  }
  const names = options.slice(0, MOST_OPTIONS).map(({ name }) => uncapitalise(name));
  return [
    textBlock(
      `No lugar de ${uncapitalise(exercise.name)}: ${listWords(names, "ou")}.`,
      "O movimento é o mesmo, e as séries também.",
      texts.stop,
    ),
    ...sourcesBlock({ sources }),
    linkBlock("/app/plano/treino"),
  ];
}

/** Steps as far as they fit; the last sentence says when to stop, and always stays. */
function shorten(how: readonly string[]): string[] {
  const last = how.at(-1);
  const kept: string[] = [];
  let words = last?.split(" ").length ?? 0;
  for (const step of how.slice(0, -1)) {
    words += step.split(" ").length;
    if (words > MOST_WORDS) break;
    kept.push(step);
  }
  const stop = last && (/^pare/i.test(last) ? last : `Pare se ${uncapitalise(last)}`);
  return [...kept, ...(stop ? [stop] : [])].map((step) => (/[.!?]$/.test(step) ? step : `${step}.`));
}

function suggestExercises(plan: PlanResult, begin: string): Block[] {
  const exercises = (sessionOfToday(plan) ?? plan.sessions[0])?.exercises ?? [];
  return exercises.length > 0
    ? [suggestionsBlock(...exercises.slice(0, MOST_OPTIONS).map(({ name }) => `${begin} ${uncapitalise(name)}`))]
    : [];
}
