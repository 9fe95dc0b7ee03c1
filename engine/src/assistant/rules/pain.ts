import { REGIONS, type Region, touches } from "../../training/library/exercise.ts";
import { exercisesIn } from "../../training/library/exercise-mentions.ts";
import { findExercise as findInLibrary } from "../../training/library/library.ts";
import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { untilWhen } from "../everyday/answers/answer-wish.ts";
import { firstFact, nextSession } from "../everyday/answers/facts.ts";
import type { PlanResult } from "../tool-results.ts";
import { painLevel } from "../topics/pain-level.ts";
import { basicTexts } from "./basic-texts.ts";
import { findExercise } from "./find-in-plan.ts";
import type { Rule } from "./rule.ts";
import { listWords, uncapitalise } from "./words.ts";

const { training: texts } = basicTexts;
const MOST_OPTIONS = 2;
/** How a member names the region that hurts. */
const WORDS: Readonly<Record<Region, RegExp>> = {
  ombro: /ombro/,
  lombar: /lombar|costas|coluna/,
  joelho: /joelho/,
  quadril: /quadril|virilha/,
  punho: /punho|pulso|mao(?![a-z])/,
  tornozelo: /tornozelo/,
};

/** What a text says that hurts. */
const regionsIn = (plain: string): Region[] => REGIONS.filter((region) => WORDS[region].test(plain));

/** Below seven of ten: stop this exercise, what may stand in its place, what of the next session waits, and the trainer knows. */
export const easePain: Rule = async (asked, call) => {
  const { text, plain, limits } = asked;
  const plan = await call("get_my_plan", { part: "treino" });
  const exercise = plan.state === "paused" ? undefined : findExercise(plan, plain);
  const swap = exercise && (await call("swap_exercise", { id: exercise.id }));
  const hurting = regionsIn(plain);
  const isSparing = (id: string): boolean => {
    const option = findInLibrary(id);
    return !option || (!hurting.some((region) => touches(option, region)) && limits.overloads(option) === undefined);
  };
  const options = (swap?.options ?? []).filter(({ id }) => isSparing(id));
  const names = options.slice(0, MOST_OPTIONS).map(({ name }) => uncapitalise(name));
  const waits = plan.state === "paused" ? null : exercisesThatWait(plan, hurting);
  const fact = waits ?? (await firstFact(["treino"], { asked, call, plan }))?.said;
  const person = await handOff(call, { topic: "dor", text });
  return [
    textBlock(
      texts.pain,
      names.length > 0 && texts.painSwap.replace("{trocas}", listWords(names, "ou")),
      painLevel(text) === undefined && texts.painAsk,
      fact,
      person.canHandOff && texts.painOffer,
      untilWhen(person, asked),
    ),
    linkBlock(plan.sessions.length > 0 ? "/app/plano/treino" : "/app/diario"),
    ...person.blocks,
  ];
};

function exercisesThatWait(plan: PlanResult, regions: readonly Region[]): string | null {
  const session = nextSession(plan);
  if (!session) return null;
  const names = session.exercises
    .map(({ name }) => name)
    .filter((name) =>
      exercisesIn(name).some(({ movements }) =>
        movements.some((movement) => regions.some((region) => touches(movement, region))),
      ),
    );
  if (names.length === 0) return `O ${uncapitalise(session.name)} espera até uma pessoa olhar.`;
  return `No ${uncapitalise(session.name)}, o que mexe com essa parte é ${listWords(names.map(uncapitalise), "e")}: isso espera até uma pessoa olhar.`;
}
