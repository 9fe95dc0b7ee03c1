import type { AnswerStatus, Block } from "@app/contract/assistant";
import type { Fields, Rows } from "./check.ts";

export type ToolCall = { readonly name: string; readonly input: Fields; readonly output: unknown };

/** Everything that a case is judged by: what the member received, and what happened behind it. */
export type Outcome = {
  /** The member's words of the whole case. */
  readonly asked: readonly string[];
  readonly blocks: readonly Block[];
  readonly status: AnswerStatus;
  /** Every text that the stream carried besides the member's own, in the order of its bytes. */
  readonly streamed: string;
  readonly calls: readonly ToolCall[];
  readonly modelRequests: number;
  readonly rows: Rows;
  /** What was not there before the case. */
  readonly newRows: Rows;
};

/** As the file says: lower case, without accents. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** What an answer says, the words on its buttons and of its tables included. */
export const saidIn = (blocks: readonly Block[]): string => blocks.map(textOf).filter(Boolean).join("\n");

/** Sentences alone, for counting words and looking for numbers. */
export const sentencesIn = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === "text" ? [block.text] : block.kind === "card" ? [block.card.text] : []))
    .join("\n");

/** The words that a hand-off would send are the member's own, and suggestions are questions: neither is said to the member. */
function textOf(block: Block): string {
  switch (block.kind) {
    case "text":
    case "memory":
      return block.text;
    case "card":
      return block.card.text;
    case "link":
      return `${block.label} ${block.to}`;
    case "sign":
      return `${block.question} ${block.yes} ${block.no}`;
    case "sources":
      return block.sources.map(({ label }) => label).join("\n");
    case "log":
      return [block.meal, ...block.foods.map(foodText), kcalText(block.kcal)].join("\n");
    case "swap":
      return [block.from, ...block.options.map((one) => `${one.name} ${one.measure} ${kcalText(one.kcal)}`)].join("\n");
    case "bad-day":
    case "handoff":
    case "suggestions":
      return "";
  }
}

type Food = Extract<Block, { kind: "log" }>["foods"][number];

/** Grams travel for the diary and are shown where numbers are. */
const foodText = ({ name, measure, grams, kcal }: Food): string =>
  kcal === null ? `${name} ${measure}` : `${name} ${measure} ${grams} g ${kcalText(kcal)}`;
const kcalText = (kcal: number | null): string => (kcal === null ? "" : `${kcal} kcal`);
