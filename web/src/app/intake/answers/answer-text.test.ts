import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";

test.each([
  ["s2", true, "Sim"],
  ["q02", "1992-03-14", "14/03/1992"],
  ["q05", 82.4, "82,4\u00a0kg"],
  ["q04", 165, "165\u00a0cm"],
  ["q07", null, "Não tenho"],
  ["q06", "recompor", "Trocar gordura por músculo"],
  ["s1", { yes: true, which: ["pressao-alta"] }, "Sim, Pressão alta"],
  ["s12", { items: [], other: "" }, "Nenhuma"],
  ["s12", { items: ["ovo"], other: "kiwi", severe: false }, "Ovo, kiwi, Não"],
  ["m7", [{ region: "joelho", side: "direito", pain: 3 }], "Joelho direito, dor 3"],
  ["m7", [], "Nenhuma"],
  ["f3b", ["07:30", "12:30"], "7h30, 12h30"],
  ["f2", ["jiló", "fígado"], "jiló, fígado"],
  ["m9", { hours: 6.5, wakes: 3 }, "6,5\u00a0horas, 3"],
] as const)("%s with %j reads %j", (id, value, text) => {
  expect(answerText(getQuestion(id), value).trim()).toBe(text);
});
