import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";

const MOST_CHANGES = 4;

export const explainChange: Rule = async (_asked, call) => {
  const change = await call("explain_change", {});
  if (change.changes.length === 0 && !change.reason) {
    return [textBlock(basicTexts.service.unchanged), linkBlock("/app/plano")];
  }
  const said = [...change.changes.slice(0, MOST_CHANGES), change.reason].filter((one) => one !== null);
  return [
    textBlock(...said.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))),
    ...sourcesBlock(change),
    linkBlock("/app/plano"),
  ];
};
