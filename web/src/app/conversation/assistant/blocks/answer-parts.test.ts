import type { Block } from "@app/contract/assistant";
import { expect, test } from "vitest";
import { answerParts, paragraphsOf, suggestionsOf } from "./answer-parts.ts";

const said = (text: string): Block => ({ kind: "text", text });
const sources: Block = { kind: "sources", sources: [{ label: "Seu plano", to: "/app/plano" }] };
const kinds = (blocks: readonly Block[]) =>
  answerParts(blocks).map((part) => (part.kind === "speech" ? part.blocks.map(({ kind }) => kind) : part.key));

test("speech stands in bubbles, proposals between them", () => {
  expect(kinds([said("a"), { kind: "bad-day" }, said("b"), { kind: "link", label: "x", to: "/app" }])).toEqual([
    ["text"],
    "bad-day-0",
    ["text", "link"],
  ]);
});

test("sources that come last belong to what was said", () => {
  expect(kinds([said("a"), { kind: "bad-day" }, sources])).toEqual([["text", "sources"], "bad-day-0"]);
  expect(kinds([{ kind: "bad-day" }, sources])).toEqual(["bad-day-0", ["sources"]]);
});

test("a proposal keeps its place among those of its kind while the answer grows", () => {
  const [first, second] = answerParts([{ kind: "bad-day" }, said("a"), { kind: "bad-day" }]).filter(
    ({ kind }) => kind === "proposed",
  );
  expect([first, second]).toMatchObject([{ index: 0 }, { index: 1 }]);
});

test("suggestions stand below the answer", () => {
  const blocks: Block[] = [said("a"), { kind: "suggestions", texts: ["E o jantar?"] }];
  expect(kinds(blocks)).toEqual([["text"]]);
  expect(suggestionsOf(blocks)).toEqual(["E o jantar?"]);
});

test("a line break is a paragraph, and a number stays with its unit", () => {
  expect(paragraphsOf("São 128 kcal e 100 g.\n\n Em 30 minutos.")).toEqual([
    "São 128\u00a0kcal e 100\u00a0g.",
    "Em 30 minutos.",
  ]);
});
