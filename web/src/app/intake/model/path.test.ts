import type { Answers } from "@app/engine/intake/answers";
import { describe, expect, test } from "vitest";
import { blocksOf, entryOf, placeAfter, placeBefore, placesAround, positionOf, screensFor } from "./path.ts";

const asked = (answers: Answers, plan: "completo" | "gratis" = "completo") => ({
  answers,
  context: { country: "BR", plan },
  today: "2026-11-16",
});
const consented: Answers = { c1: "autorizo", c2: "concordo" };
const adult: Answers = { ...consented, q01: "Bia", q02: "1992-03-14", q03: "feminino" };

describe("where the questionnaire opens", () => {
  test.each([
    ["before any answer, at the consent", {}, { at: "consent" }],
    ["then at the remote-care term", { c1: "autorizo" }, { at: "question", id: "c2" }],
    ["then at the first essential question without an answer", adult, { at: "question", id: "q04" }],
    [
      "at the end when nothing is missing: under age",
      { ...consented, q01: "Bia", q02: "2012-03-14" },
      { at: "finish" },
    ],
    ["at the end when remote care was declined", { c1: "autorizo", c2: "conversar-antes" }, { at: "finish" }],
  ] as const)("%s", (_, answers, place) => {
    expect(entryOf({ ...asked(answers as Answers), closing: "open" })).toEqual(place);
  });

  test("at the outcome once it was closed, unless a changed answer asks something new", () => {
    const done = { ...consented, q01: "Bia", q02: "2012-03-14" } as const;
    expect(entryOf({ ...asked(done), closing: "closed" })).toEqual({ at: "outcome" });
    expect(entryOf({ ...asked({ ...done, q02: "1992-03-14" }), closing: "closed" })).toEqual({
      at: "question",
      id: "q03",
    });
  });

  test("at the outcome for whom we do not serve: nothing of the answers was kept", () => {
    expect(entryOf({ ...asked({}), closing: "refused" })).toEqual({ at: "outcome" });
  });

  test("at a consent that was declined, and then at its end once it was given", () => {
    const declined = (answers: Answers) => entryOf({ ...asked(answers), closing: "declined" });
    expect(declined({ c1: "agora-nao" })).toEqual({ at: "consent" });
    expect(declined({ c1: "autorizo", c2: "conversar-antes" })).toEqual({ at: "question", id: "c2" });
    expect(declined({ ...consented, q01: "Bia", q02: "2012-03-14" })).toEqual({ at: "finish" });
  });

  test("a missing part opens the screen of its question", () => {
    const screens = screensFor(asked(adult)).map(({ question }) => question.id);
    expect(screens).not.toContain("s3b");
    expect(
      screensFor(asked({ ...adult, s3: true }))
        .find(({ question }) => question.id === "s3")
        ?.parts.map(({ id }) => id),
    ).toEqual(["s3b"]);
  });
});

describe("the way through", () => {
  test("goes forward and back over the same places, block ends included", () => {
    const state = asked(adult);
    expect(placeAfter("q04", state)).toEqual({ at: "question", id: "q05" });
    expect(placeAfter("q08", state)).toEqual({ at: "block-end", block: "voce" });
    expect(placesAround("voce", state)).toEqual({
      before: { at: "question", id: "q08" },
      after: { at: "question", id: "s1" },
    });
    expect(placeBefore("s1", state)).toEqual({ at: "block-end", block: "voce" });
    expect(placeBefore("c2", state)).toEqual({ at: "consent" });
    expect(placeAfter("p2", state)).toEqual({ at: "finish" });
  });

  test("an answer that ends the questionnaire leads to its end", () => {
    expect(placeAfter("q02", asked({ ...consented, q02: "2012-03-14" }))).toEqual({ at: "finish" });
  });

  test("a question that an answer rules out is not on it", () => {
    expect(placeAfter("s7", asked({ ...adult, q03: "masculino" }))).toEqual({ at: "question", id: "s9" });
  });

  test("every screen is further along the thread than the one before", () => {
    const state = asked(adult);
    const positions = screensFor(state)
      .filter(({ question }) => question.block)
      .map(({ question }) => positionOf(question.id, state));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(new Set(positions).size).toBe(positions.length);
    expect(Math.max(...positions)).toBeLessThan(1);
  });

  test("a free member has three blocks", () => {
    expect(blocksOf(asked({}, "gratis")).map(({ id }) => id)).toEqual(["voce", "saude", "movimento"]);
    expect(blocksOf(asked({}))).toHaveLength(5);
  });
});
