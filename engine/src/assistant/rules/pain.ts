import { REGIONS, type Region, touches } from "../../training/library/exercise.ts";
import { findExercise as findInLibrary } from "../../training/library/library.ts";
import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
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

/** Below seven of ten: stop this exercise, what may stand in its place, and the trainer knows. */
export const easePain: Rule = async ({ text, plain, limits }, call) => {
  const plan = await call("get_my_plan", { part: "treino" });
  const exercise = plan.state === "paused" ? undefined : findExercise(plan, plain);
  const swap = exercise && (await call("swap_exercise", { id: exercise.id }));
  const hurting = REGIONS.filter((region) => WORDS[region].test(plain));
  const isSparing = (id: string): boolean => {
    const option = findInLibrary(id);
    return !option || (!hurting.some((region) => touches(option, region)) && limits.overloads(option) === undefined);
  };
  const options = (swap?.options ?? []).filter(({ id }) => isSparing(id));
  const names = options.slice(0, MOST_OPTIONS).map(({ name }) => uncapitalise(name));
  const person = await handOff(call, { topic: "dor", text });
  return [
    textBlock(
      texts.pain,
      names.length > 0 && texts.painSwap.replace("{trocas}", listWords(names, "ou")),
      painLevel(text) === undefined && texts.painAsk,
      person.canHandOff && texts.painOffer,
    ),
    linkBlock("/app/plano/treino"),
    ...person.blocks,
  ];
};
