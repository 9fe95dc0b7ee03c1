import { expect, test } from "vitest";
import { exampleAnswers } from "../testing/example-file.ts";
import { findAnswers } from "./find-answers.ts";

test.each([
  ["", ["s1", "s5", "s12", "f2", "e1"]],
  ["PRESSAO", ["s1"]],
  ["remédio losartana", ["s5"]],
  ["s12", ["s12"]],
  ["nada disso", []],
])("“%s” finds %j", (text, ids) => {
  expect(findAnswers(exampleAnswers, text).map(({ id }) => id)).toEqual(ids);
});
