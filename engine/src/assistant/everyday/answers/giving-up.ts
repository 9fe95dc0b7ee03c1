import type { Block } from "@app/contract/assistant";
import { inWords } from "../../../progress/words/number-words.ts";
import { linkBlock, sourcesBlock, suggestionsBlock, textBlock } from "../../blocks/blocks.ts";
import { handOff } from "../../blocks/hand-off.ts";
import { basicTexts } from "../../rules/basic-texts.ts";
import type { Rule } from "../../rules/rule.ts";
import type { CallTool } from "../../tool-results.ts";
import { firstFact, nextSession } from "./facts.ts";

const texts = basicTexts.givingUp;
const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
/** Words that may mean more than a diet. */
const OF_ALL = /de tudo|da vida|de mim|de viver|nada mais/;

/** Welcome, and three ways: a light week, the nutritionist, the right to go back with its date. */
export const easeGivingUp: Rule = async (asked, call) => {
  const plan = await call("get_my_plan", {});
  const fact = await firstFact(["linha", "diario", "treino"], { asked, call, plan });
  const person = await handOff(call, { topic: "plano", text: asked.text });
  const short = nextSession(plan)?.short;
  const back = await wayBack(asked.canHandOff, asked.numbersHidden, call);
  const until = person.answersBy && (asked.numbersHidden ? person.answersBy.inWords : person.answersBy.exact);
  return [
    textBlock(texts.welcome, OF_ALL.test(asked.plain) && texts.moreThanDiet, fact?.said),
    textBlock(
      [
        texts.choose,
        short ? texts.lightWeek.replace("{minutos}", inWords(short.minutes, "m")) : texts.lightWeekOfFood,
        person.canHandOff && until ? texts.person.replace("{hora}", until) : texts.support,
        back.said,
      ].join("\n"),
    ),
    ...(fact ? sourcesBlock(fact) : []),
    ...back.blocks,
    ...person.blocks,
    suggestionsBlock("Quero uma semana leve", "Posso pausar o plano?"),
  ];
};

type Way = { readonly said: string; readonly blocks: Block[] };

/** Facts of the policy and the member's own date. Of a free member there is nothing to give back. */
async function wayBack(isMember: boolean, numbersHidden: boolean, call: CallTool): Promise<Way> {
  if (!isMember) return { said: texts.free, blocks: [linkBlock("/app/conta")] };
  const policy = await call("get_policy", { topic: "refund7" });
  const day = (date: string): string => (numbersHidden ? dayInWords(date) : `${date.slice(8)}/${date.slice(5, 7)}`);
  if (policy.own?.isOpen)
    return {
      said: texts.withdraw.replace("{dia}", day(policy.own.until)),
      blocks: [linkBlock(policy.link.to, texts.withdrawLabel)],
    };
  const guarantee = await call("get_guarantee", {});
  const links = [linkBlock(policy.link.to, policy.link.label)];
  if (guarantee.hasGuarantee && guarantee.requestUntil)
    return {
      said: texts.guarantee.replace("{dia}", day(guarantee.requestUntil)),
      blocks: [linkBlock("/app/garantia"), ...links],
    };
  return { said: texts.ends, blocks: [linkBlock("/app/conta"), ...links] };
}

/** `dezessete de dezembro`. */
const dayInWords = (date: string): string =>
  `${inWords(Number(date.slice(8)), "m")} de ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
