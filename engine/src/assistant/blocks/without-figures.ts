import type { Block } from "@app/contract/assistant";
import { checkSentence } from "../check-output.ts";
import { NO_LIMITS } from "../limits/limits.ts";
import { SentenceSplitter } from "../sentences.ts";
import { spellNumbers } from "./spell-numbers.ts";

const NOTHING_KNOWN = { grounds: { numbers: [], words: "" }, numbersHidden: true, canary: "", limits: NO_LIMITS };
const ON_THE_PAGE = "Os detalhes estão na página abaixo.";

/** An answer for a member whose numbers are hidden: what cannot be said in words is not said. */
export function withoutFigures(blocks: readonly Block[]): Block[] {
  const hasPage = blocks.some(({ kind }) => kind === "link");
  return blocks.flatMap((block) => withoutFiguresOf(block, hasPage));
}

function withoutFiguresOf(block: Block, hasPage: boolean): Block[] {
  switch (block.kind) {
    case "text": {
      const text = sayable(block.text, hasPage);
      return text ? [{ ...block, text }] : [];
    }
    case "log":
      return [{ ...block, kcal: null, foods: block.foods.map((food) => ({ ...inWordsOf(food), gramsBetween: null })) }];
    case "swap":
      return [{ ...block, options: block.options.map(inWordsOf) }];
    case "sources":
      return [{ ...block, sources: block.sources.filter(({ label }) => !/\d/.test(label)) }];
    case "suggestions":
      return [{ ...block, texts: block.texts.map(spellNumbers) }];
    default:
      return [block];
  }
}

const inWordsOf = <Food extends { measure: string; kcal: number | null }>(food: Food): Food => ({
  ...food,
  measure: spellNumbers(food.measure),
  kcal: null,
});

/** Half of a fact would be another fact: where a figure goes, what stands beside it goes too, and the page remains. */
function sayable(text: string, hasPage: boolean): string {
  const splitter = new SentenceSplitter();
  const sentences = [...splitter.push(spellNumbers(text)), ...splitter.end()];
  const whys = sentences.map(whyNot);
  if (whys.includes("number-hidden") && hasPage) return ON_THE_PAGE;
  return sentences
    .filter((_sentence, index) => whys[index] !== "number-hidden" && whys[index] !== "diet-tip")
    .join("")
    .trim();
}

function whyNot(sentence: string): string | null {
  const check = checkSentence(sentence, NOTHING_KNOWN);
  return check.ok ? null : check.why;
}
