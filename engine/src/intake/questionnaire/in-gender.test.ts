import { expect, test } from "vitest";
import { inGender } from "./in-gender.ts";
import { questionnaire } from "./questionnaire.ts";

test("a question is asked in the person's gender once it is known", () => {
  const text = "gordo(a) quando dizem que está magro(a) demais";
  expect(inGender(text, { q03: "feminino" })).toBe("gorda quando dizem que está magra demais");
  expect(inGender(text, { q03: "masculino" })).toBe("gordo quando dizem que está magro demais");
  expect(inGender(text, { q03: "decidir" })).toBe(text);
  expect(inGender(text, {})).toBe(text);
});

test("no question keeps both forms then", () => {
  const texts = questionnaire.content.questions.map(({ text, hint = "" }) => `${text} ${hint}`).join(" ");
  expect(inGender(texts, { q03: "feminino" })).not.toContain("(a)");
});
