import { linkBlock, textBlock } from "../blocks/blocks.ts";
import { findCurated } from "../curated-answers.ts";
import type { Rule } from "./rule.ts";
import { answerUnknown } from "./unknown.ts";

export const answerCurated: Rule = async (asked, call) => {
  const found = findCurated(asked.text);
  if (!found) return answerUnknown(asked, call);
  return [textBlock(found.answer), ...(found.link ? [linkBlock(found.link)] : [])];
};
