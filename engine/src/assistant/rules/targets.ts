import { formatGrams, formatKcal } from "../../progress/words/format-figures.ts";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import type { PlanResult } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import { answerWithoutPlan, platePortions } from "./plan-state.ts";
import type { Rule } from "./rule.ts";
import { formatWater, listWords } from "./words.ts";

const { plan: texts } = basicTexts;

type Targets = NonNullable<PlanResult["targets"]>;
type Measure = { readonly of: (targets: Targets) => number | null; readonly say: (value: number) => string };

const MEASURES: Readonly<Record<string, Measure>> = {
  calorias: { of: ({ kcal }) => kcal, say: formatKcal },
  proteina: { of: ({ proteinG }) => proteinG, say: (value) => `${formatGrams(value)} de proteína` },
  carboidrato: { of: ({ carbG }) => carbG, say: (value) => `${formatGrams(value)} de carboidrato` },
  gordura: { of: ({ fatG }) => fatG, say: (value) => `${formatGrams(value)} de gordura` },
  fibra: { of: ({ fibreG }) => fibreG, say: (value) => `${formatGrams(value)} de fibra` },
  agua: { of: ({ waterMl }) => waterMl, say: (value) => `${formatWater(value)} de água` },
};
const USUAL = ["calorias", "proteina", "agua"];

export const sayTargets: Rule = async (asked, call) => {
  const plan = await call("get_my_plan", { part: asked.numbersHidden ? "hoje" : "metas" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  const measure = asked.slots["measure"];
  if (measure === "agua" && plan.waterByDoctor) return [textBlock(texts.waterByDoctor)];
  if (asked.numbersHidden) return [platePortions(plan, asked), linkBlock("/app/plano")];
  const said = (measure ? [measure] : USUAL).map((name) => sayTarget(plan, name)).filter((one) => one !== null);
  return [
    textBlock(said.length > 0 ? `A sua meta por dia é de ${listWords(said, "e")}.` : texts.unknownTarget),
    ...sourcesBlock(plan),
    linkBlock("/app/plano"),
  ];
};

/** `115 g de proteína`; null where the plan has no such target. */
export function sayTarget({ targets }: PlanResult, name: string): string | null {
  const measure = MEASURES[name];
  const value = targets && measure ? measure.of(targets) : null;
  return measure && value !== null ? measure.say(value) : null;
}
