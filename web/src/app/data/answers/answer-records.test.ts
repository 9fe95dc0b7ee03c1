import { recordIdOf } from "@app/engine/intake/answer-id";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { expect, test } from "vitest";
import { answersIn, editsOf } from "./answer-records.ts";

const view = (id: string, answer: unknown) => ({
  id,
  kind: "answer",
  fields: { answer },
  unsent: 0,
  refused: null,
  conflicts: [],
});

test("what is saved is what is read, with version and wording", () => {
  const answers = { q05: 82.4, s1: { yes: false }, q07: null };
  const edits = editsOf(answers);
  expect(edits.map(({ id, kind, op }) => ({ id, kind, op }))).toEqual(
    (["q05", "s1", "q07"] as const).map((id) => ({ id: recordIdOf(id), kind: "answer", op: "put" })),
  );
  expect(edits[0]?.fields["answer"]).toMatchObject({ version: questionnaire.version });
  expect(answersIn(edits.map(({ id, fields }) => view(id, fields["answer"])))).toEqual(answers);
});

test("a record of no question, and a value that no longer fits its question, are asked again", () => {
  expect(
    answersIn([view("00000000-0000-8000-8000-000000007a7a", { value: 1 }), view(recordIdOf("q04"), { value: "alta" })]),
  ).toEqual({});
});
