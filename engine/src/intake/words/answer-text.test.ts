import { expect, test } from "vitest";
import type { AnswerId } from "../answers.ts";
import { getQuestion, questionnaire } from "../questionnaire/questionnaire.ts";
import { plainAnswers } from "../testing/rows-raised.ts";
import { safetyTable } from "../triage/safety-table.ts";
import { answerText } from "./answer-text.ts";
import { forcesText, isOfScreening, questionsOf, sourceText } from "./row-words.ts";

test.each<[AnswerId, unknown, string]>([
  ["q05", 82.5, "82,5\u00a0kg"],
  ["q02", "1992-03-14", "14/03/1992"],
  ["q07", null, "Não tenho"],
  ["e1", false, "não"],
  ["s9", { marked: ["gota", "asma"] }, "Gota e Asma"],
  ["s11", { answer: "sim", drug: "semaglutida", dose: null }, "Sim; qual: semaglutida"],
  ["s12", { items: [], other: "" }, "nada"],
  ["p2", { channel: "chamada" }, "Ligação"],
  ["m7", [{ region: "joelho", pain: 5, side: "direito" }], "Joelho direito, 5 de 10"],
  ["s5", { yes: true, names: ["losartana", "alopurinol"] }, "sim; "],
])("%s, %j is read as %s", (id, value, text) => expect(answerText(getQuestion(id), value)).toContain(text));

test("every plain answer has words of its own, and none of its codes shows", () => {
  for (const question of questionnaire.content.questions) {
    const value = plainAnswers[question.id];
    if (value !== undefined) expect(answerText(question, value)).not.toMatch(/[{}[\]"]|undefined|null/);
  }
});

test("every row says where it comes from", () => {
  for (const row of safetyTable.content.filter(({ code }) => code !== "R32_MORA_FORA"))
    expect([row.code, questionsOf(row).length]).not.toEqual([row.code, 0]);
  const hypertension = safetyTable.content.find(({ n }) => n === 16);
  expect(hypertension && sourceText(hypertension, { s1: { yes: true } })).toBe("Respondeu sobre coração e pressão");
});

test("the rows of the screening are 9, 10 and 11", () => {
  expect(safetyTable.content.filter(isOfScreening).map(({ n }) => n)).toEqual([9, 10, 11]);
});

test("what a row forces is said in sentences", () => {
  const texts = new Map(safetyTable.content.map((row) => [row.n, forcesText(row)]));
  expect(texts.get(14)).toContain("Corte de no máximo 10\u00a0%.");
  expect(texts.get(9)).toContain("Números escondidos.");
});
