import type { Block } from "@app/contract/assistant";
import { formatKg } from "../../progress/words/format-figures.ts";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import type { CallTool, ProgressResult } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Asked, Rule } from "./rule.ts";
import { counted } from "./words.ts";

const { progress: texts, hidden } = basicTexts;
const SINCE_THE_BEGINNING = 90;
/** A weighing this near to the day asked for answers for it. */
const NEAR_DAYS = 3;
/** Less than this is what scales differ by. */
const STEADY_KG = 0.05;

/** Weight as a line, with calm. A discouraged member is also offered a person. */
export const sayProgress: Rule = async (asked, call) => {
  if (asked.slots["measure"] === "imc") return sayBodyIndex(asked, call);
  const days = Number(asked.slots["days"] ?? 0);
  const since = /desde|comecei|comeco|ja perdi/.test(asked.plain) ? { days: SINCE_THE_BEGINNING } : {};
  const progress = await call("get_progress", days > 0 ? { days: days + NEAR_DAYS } : since);
  if (asked.numbersHidden) return withoutNumbers(progress, asked, call);
  const isSad = /desist|nao emagreci|nao perdi|nada|frustr|triste/.test(asked.plain);
  const person = isSad ? await handOff(call, { topic: "dieta", text: asked.text }) : undefined;
  return [
    textBlock(
      isSad && texts.frustrated,
      days > 0 ? describeWeighIn(progress, days) : describeLine(progress),
      isSad && texts.swings,
      person?.canHandOff && texts.offer,
    ),
    ...sourcesBlock(progress),
    linkBlock("/app/evolucao"),
    ...(person?.blocks ?? []),
  ];
};

async function sayBodyIndex({ text, numbersHidden }: Asked, call: CallTool): Promise<Block[]> {
  const person = await handOff(call, { topic: "dieta", text });
  return [textBlock(numbersHidden ? hidden.measures : texts.bmi), linkBlock("/app/evolucao"), ...person.blocks];
}

async function withoutNumbers({ direction }: ProgressResult, { text }: Asked, call: CallTool): Promise<Block[]> {
  const person = await handOff(call, { topic: "dieta", text });
  return [textBlock(hidden[direction ?? "unknown"], hidden.measures), ...person.blocks];
}

function describeWeighIn({ weighIns }: ProgressResult, days: number): string {
  const nearest = [...weighIns].sort((a, b) => Math.abs(a.daysAgo - days) - Math.abs(b.daysAgo - days))[0];
  if (!nearest || nearest.kg === null || Math.abs(nearest.daysAgo - days) > NEAR_DAYS) return texts.noWeighIn;
  const exact = nearest.daysAgo === days;
  return `${exact ? "Há" : "A pesagem mais perto é de"} ${counted(nearest.daysAgo, "dia", "dias")}${exact ? " você registrou" : " atrás:"} ${formatKg(nearest.kg)}.`;
}

function describeLine({ days, trendStartKg, trendNowKg, trendChangeKg }: ProgressResult): string {
  if (trendStartKg === null || trendNowKg === null || trendChangeKg === null) return texts.unknown;
  const within = `Em ${counted(days, "dia", "dias")} a sua linha`;
  if (Math.abs(trendChangeKg) < STEADY_KG) return `${within} ficou em ${formatKg(trendNowKg)}.`;
  const verb = trendChangeKg < 0 ? "desceu" : "subiu";
  return `${within} ${verb} ${formatKg(trendChangeKg)}: de ${formatKg(trendStartKg)} para ${formatKg(trendNowKg)}.`;
}
