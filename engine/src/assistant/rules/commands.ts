import { suggestionsBlock, textBlock } from "../blocks/blocks.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";

const { commands, unknown } = basicTexts;

export const openLink: Rule = async () => [textBlock(commands.link)];

export const openOtherAccount: Rule = async () => [
  textBlock(commands.otherAccount),
  suggestionsBlock(...unknown.suggestions),
];

export const showInstructions: Rule = async () => [
  textBlock(commands.instructions),
  suggestionsBlock(...unknown.suggestions),
];
