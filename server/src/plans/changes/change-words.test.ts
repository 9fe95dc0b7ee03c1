import { expect, test } from "vitest";
import { summaryOf } from "./change-words.ts";

const REASON = "Você contou que a fome aperta no meio da tarde";

test("a sentence for each of the first three changes; a reason is written once", () => {
  const card = (title: string, reason = REASON) => ({ title, reason });
  expect(
    summaryOf([card("Mais atum no lanche"), card("Saiu a aveia", "Ela incha você."), card("Mais fruta")], []),
  ).toEqual([
    "Mais atum no lanche: você contou que a fome aperta no meio da tarde.",
    "Saiu a aveia: ela incha você.",
    "Mais fruta, pelo mesmo motivo.",
  ]);
});

test("without changes it says why the plan is kept", () => {
  expect(summaryOf([], [{ reason: "O ritmo está bom" }])).toEqual(["O ritmo está bom."]);
});
