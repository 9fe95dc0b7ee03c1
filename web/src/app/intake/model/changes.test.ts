import type { Answers } from "@app/engine/intake/answers";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { describe, expect, test } from "vitest";
import { changesOf, speaksOfCrisis } from "./changes.ts";
import type { Draft } from "./draft.ts";

type Id = Parameters<typeof getQuestion>[0];
type More = { kept?: Id[]; isConfirmed?: boolean; isDirty?: boolean; answers?: Answers };
const at = (ids: [Id, ...Id[]], draft: Draft, more: More = {}) =>
  changesOf({
    screen: { question: getQuestion(ids[0]), parts: ids.slice(1).map(getQuestion) },
    draft,
    asked: { answers: { c1: "autorizo", ...more.answers }, context: { country: "BR" }, today: "2026-11-16" },
    kept: more.kept ?? [],
    isConfirmed: more.isConfirmed ?? false,
    isDirty: more.isDirty ?? false,
  });

describe("what a screen stores", () => {
  test("its question and the parts that are shown", () => {
    expect(at(["s3", "s3b"], { s3: false, s3b: 0 })).toEqual({ state: "valid", answers: { s3: false, s3b: 0 } });
    expect(at(["m2", "m2b"], { m2: "0", m2b: "corrida" })).toEqual({ state: "valid", answers: { m2: "0" } });
    expect(at(["m2", "m2b"], { m2: "<60" })).toEqual({ state: "valid", answers: { m2: "<60" } });
  });

  test("nothing of a question that may be skipped and was left open", () => {
    expect(at(["q08"], {})).toEqual({ state: "valid", answers: {} });
    expect(at(["f7"], { f7: { water: 0 } })).toEqual({ state: "valid", answers: {} });
    expect(at(["f7"], { f7: { water: 3 } }, { isDirty: true })).toMatchObject({ state: "wrong", id: "f7" });
    expect(at(["q07"], { q07: null })).toEqual({ state: "valid", answers: { q07: null } });
  });

  test("an essential answer is needed, unless it is stored and hidden", () => {
    expect(at(["q05"], {})).toEqual({ state: "wrong", id: "q05", problem: "missing" });
    expect(at(["q05"], {}, { kept: ["q05"] })).toEqual({ state: "valid", answers: {} });
  });

  test("a number far from the usual is confirmed first", () => {
    expect(at(["q05"], { q05: 25 })).toEqual({ state: "unusual", id: "q05" });
    expect(at(["q05"], { q05: 25 }, { isConfirmed: true })).toEqual({ state: "valid", answers: { q05: 25 } });
    expect(at(["q05"], { q05: 82.4 })).toMatchObject({ state: "valid" });
  });

  test("a wish below a healthy weight is not taken without a word", () => {
    const answers = { q04: 165, q05: 82.4 };
    expect(at(["q07"], { q07: 45 }, { answers })).toEqual({ state: "unusual", id: "q07" });
    expect(at(["q07"], { q07: 45 }, { answers, isConfirmed: true })).toMatchObject({ state: "valid" });
    expect(at(["q07"], { q07: 65 }, { answers })).toEqual({ state: "valid", answers: { q07: 65 } });
  });

  test("falls that were counted go with the answer that asked for them", () => {
    expect(at(["s3"], { s3: false }, { answers: { s3: true, s3b: 3 } })).toEqual({
      state: "valid",
      answers: { s3: false, s3b: 0 },
    });
    expect(at(["s3"], { s3: false })).toEqual({ state: "valid", answers: { s3: false } });
  });
});

test("crisis words are heard in any typed field", () => {
  expect(speaksOfCrisis({ q08: "não quero mais viver" })).toBe(true);
  expect(speaksOfCrisis({ s5: { yes: true, names: ["quero morrer"] } })).toBe(true);
  expect(speaksOfCrisis({ q08: "brincar com meus filhos sem cansar" })).toBe(false);
});
