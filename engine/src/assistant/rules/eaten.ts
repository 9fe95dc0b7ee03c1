import type { Block } from "@app/contract/assistant";
import { formatGrams, formatKcal } from "../../progress/words/format-figures.ts";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import type { CallTool, DayResult } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import { answerWithoutPlan, platePortions } from "./plan-state.ts";
import type { Asked, Rule } from "./rule.ts";
import { sayTarget } from "./targets.ts";
import { dayBefore, formatWater, listWords, uncapitalise } from "./words.ts";

const DAYS_AGO: Readonly<Record<string, number>> = { ontem: 1, anteontem: 2 };
const MOST_FOODS = 8;

/** What the diary has of a day; of today also what is left. */
export const sayEaten: Rule = async (asked, call) => {
  const named = asked.slots["day"] ?? "";
  const ago = DAYS_AGO[named];
  if (asked.slots["measure"] === "agua" && ago === undefined) return sayWater(asked, call);
  const day =
    ago === undefined ? await call("get_today", {}) : await call("get_day", { date: dayBefore(asked.today, ago) });
  const when = ago === undefined ? "hoje" : named;
  const asksWhat = /o que eu comi/.test(asked.plain);
  if (asked.numbersHidden || asksWhat) return [textBlock(describeFoods(day, when)), linkBlock("/app/diario")];
  return [
    textBlock(describeFigures(day, asked.slots["measure"] ?? "calorias", when)),
    ...sourcesBlock(day),
    linkBlock("/app/diario"),
  ];
};

function describeFoods({ entries }: DayResult, when: string): string {
  if (entries.length === 0) return `O diário de ${when} ainda não tem comida registrada.`;
  const names = [...new Set(entries.map(({ name }) => uncapitalise(name)))].slice(0, MOST_FOODS);
  return `No diário de ${when}: ${listWords(names, "e")}.`;
}

function describeFigures(
  { kcal, proteinG, kcalLeft, proteinLeftG, isToday }: DayResult,
  measure: string,
  when: string,
) {
  const [value, left, say] =
    measure === "proteina"
      ? [proteinG, proteinLeftG, (figure: number) => `${formatGrams(figure)} de proteína`]
      : [kcal, kcalLeft, formatKcal];
  if (value === null) return `Não tenho esse valor no diário de ${when}.`;
  // Said as what is left to eat: as what is missing it would read like a small target.
  const rest = isToday && left !== null && left > 0 ? ` Sobram ${say(left)} para o resto do dia.` : "";
  return `No seu diário de ${when} há ${say(value)}.${rest}`;
}

async function sayWater(asked: Asked, call: CallTool): Promise<Block[]> {
  const plan = await call("get_my_plan", { part: asked.numbersHidden ? "hoje" : "metas" });
  const withoutPlan = await answerWithoutPlan(plan, asked, call);
  if (withoutPlan) return withoutPlan;
  if (plan.waterByDoctor) return [textBlock(basicTexts.plan.waterByDoctor)];
  if (asked.numbersHidden) return [platePortions(plan, asked), linkBlock("/app/plano")];
  const day = await call("get_today", {});
  const target = sayTarget(plan, "agua");
  return [
    textBlock(
      target ? `A sua meta por dia é de ${target}.` : basicTexts.plan.unknownTarget,
      day.waterMl !== null && `Hoje você registrou ${formatWater(day.waterMl)}.`,
      day.waterLeftMl !== null &&
        (day.waterLeftMl > 0 ? `Até a meta falta ${formatWater(day.waterLeftMl)}.` : "Meta feita."),
    ),
    ...sourcesBlock(plan, day),
    linkBlock("/app/diario"),
  ];
}
