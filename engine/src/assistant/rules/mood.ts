import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { findCurated } from "../curated-answers.ts";
import { basicTexts } from "./basic-texts.ts";
import { answerCurated } from "./curated.ts";
import type { Rule } from "./rule.ts";

const { mood } = basicTexts;

/** One step, and no punishment. What was yesterday needs no button for today. */
export const easeBadDay: Rule = async ({ plain }, call) => {
  if (/(?:^|[^a-z])(?:ontem|anteontem|semana|domingo|sabado)(?![a-z])/.test(plain)) {
    return [textBlock(mood.badDayPast), linkBlock("/app/plano")];
  }
  await call("propose_bad_day", {});
  return [textBlock(mood.badDay), { kind: "bad-day" }];
};

const PRAISE = /amando|amei|adorei|consegui|orgulhos|muito bom|larga|firme/;
const THANKS = /obrigad|valeu/;

/** A laugh alone may stand at the end of a question. */
export const receivePraise: Rule = async (asked, call) => {
  if (PRAISE.test(asked.plain)) return [textBlock(mood.praise)];
  if (THANKS.test(asked.plain)) return [textBlock(mood.thanks)];
  return findCurated(asked.text) ? answerCurated(asked, call) : [textBlock(mood.laugh)];
};
