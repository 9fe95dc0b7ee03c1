import { Id } from "@app/contract/values";
import { expect, test } from "vitest";
import { recordIdOf } from "./answer-id.ts";
import { questionnaire } from "./questionnaire/questionnaire.ts";

test("each question has a record id of its own, which is a UUID", () => {
  const ids = questionnaire.content.questions.map(({ id }) => recordIdOf(id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(Id.safeParse(id).success, id).toBe(true);
});
