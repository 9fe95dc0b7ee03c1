import { describe, expect, test } from "vitest";
import { hashWording } from "../../../cli/fingerprint.ts";
import golden from "../../../golden/triage.json" with { type: "json" };
import type { AnswerId, Answers } from "../answers.ts";
import { plainAnswers, TODAY } from "../testing/rows-raised.ts";
import { checkAnswer } from "./check-answer.ts";
import { missingFor, progressOf, questionsFor } from "./path.ts";
import { BLOCKS } from "./question.ts";
import { getQuestion, questionnaire } from "./questionnaire.ts";
import { wordingHashOf } from "./wording.ts";

const { questions, short } = questionnaire.content;
/** Asked because of another answer: the pressure, the falls, the hour of waking. */
const FOLLOWING: ReadonlySet<AnswerId> = new Set(["s1b", "s3b", "f3d"]);
const BR = { country: "BR" };
const idsFor = (answers: Answers, context: { country: string; plan?: "gratis" } = BR) =>
  questionsFor(answers, context, TODAY).map(({ id }) => id);

describe("the questionnaire", () => {
  test("has 45 screens, 39 of them essential, in five blocks", () => {
    const screens = questions.filter(({ partOf }) => !partOf);
    expect(screens).toHaveLength(45);
    expect(screens.filter(({ essential }) => essential)).toHaveLength(39);
    expect([...new Set(screens.map(({ block }) => block))]).toEqual([null, ...BLOCKS.map(({ id }) => id)]);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  test("asks free members what the reference says", () =>
    expect(new Set(short)).toEqual(new Set(golden.shortForm.questions)));

  // Red after a change of wording: `node engine/cli/write-fingerprints.ts`, and a new version if it was published.
  test.each(questions.map((question) => ({ id: question.id, question })))(
    "$id has the hash of its wording",
    ({ id, question }) => expect(wordingHashOf(id)).toBe(hashWording(question)),
  );

  test("speaks without exclamation marks", () => expect(JSON.stringify(questions)).not.toContain("!"));
});

describe("the path", () => {
  test("asks everything of a plain person but what follows from other answers", () => {
    expect(idsFor(plainAnswers)).toEqual(questions.map(({ id }) => id).filter((id) => !FOLLOWING.has(id)));
    expect(missingFor(plainAnswers, BR, TODAY)).toEqual([]);
  });

  test("follows the answers", () => {
    expect(idsFor({ ...plainAnswers, q03: "masculino" })).not.toContain("s8");
    expect(idsFor({ ...plainAnswers, s1: { yes: true, which: ["pressao-alta"] } })).toContain("s1b");
    expect(idsFor({ ...plainAnswers, s1: { yes: true, which: ["coracao"] } })).not.toContain("s1b");
  });

  test("counts falls after a yes, and from 60 on after a no too", () => {
    expect(idsFor({ ...plainAnswers, s3: true })).toContain("s3b");
    expect(idsFor({ ...plainAnswers, q02: "1966-11-20" })).toContain("s3b");
    expect(idsFor({ ...plainAnswers, q02: "1966-11-21" })).not.toContain("s3b");
    const { s3: _, ...unasked } = plainAnswers;
    expect(idsFor({ ...unasked, q02: "1950-01-01" })).not.toContain("s3b");
  });

  test("ends where an answer decides", () => {
    expect(idsFor({ c1: "agora-nao" })).toEqual(["c1"]);
    expect(idsFor({ c1: "autorizo", c2: "conversar-antes" })).toEqual(["c1", "c2"]);
    expect(idsFor({ c1: "autorizo", c2: "concordo", q02: "2010-01-01" }).at(-1)).toBe("q02");
    expect(missingFor({ c1: "agora-nao" }, BR, TODAY)).toEqual([]);
  });

  test("is short for free members, and keeps their answers when they buy", () => {
    expect(idsFor({ q03: "feminino" }, { country: "BR", plan: "gratis" })).toHaveLength(short.length);
    const given = Object.fromEntries(short.map((id) => [id, plainAnswers[id]])) as Answers;
    expect(missingFor(given, { country: "BR", plan: "gratis" }, TODAY)).toEqual([]);
    const missing = missingFor(given, BR, TODAY).map(({ id }) => id);
    expect(missing.filter((id) => short.includes(id))).toEqual([]);
    expect(missing).toContain("f1");
  });

  test("takes at most eight minutes, and two and a half for free members", () => {
    expect(progressOf({}, BR, TODAY)).toEqual({ block: 0, blocks: 5, minutesLeft: 7 });
    expect(progressOf({}, { country: "BR", plan: "gratis" }, TODAY).minutesLeft).toBeLessThanOrEqual(3);
    expect(progressOf(plainAnswers, BR, TODAY)).toEqual({ block: null, blocks: 5, minutesLeft: 0 });
  });
});

describe("an answer is checked", () => {
  test("and every answer of the golden people is one", () => {
    for (const { id, answers } of golden.people) {
      for (const [question, value] of Object.entries(answers)) {
        const problem = value === null ? undefined : checkAnswer(question as AnswerId, value);
        expect(problem, `${id} ${question}`).toBeUndefined();
      }
    }
  });

  test.each([
    ["q02", "1992-02-30", "malformed"],
    ["q02", 1992, "malformed"],
    ["q03", "outro", "not-an-option"],
    ["q04", 300, "out-of-range"],
    ["q04", 165.5, "malformed"],
    ["q05", Number.NaN, "malformed"],
    ["q07", null, undefined],
    ["q05", null, "malformed"],
    ["q08", "a".repeat(601), "too-long"],
    ["s1", { which: [] }, "missing"],
    ["s1", { yes: true, which: ["nada"] }, "not-an-option"],
    ["s1", { yes: true, weight: 80 }, "malformed"],
    ["s1b", { controlled: "sim", last: "alta" }, "malformed"],
    ["s5", { yes: true, names: Array.from({ length: 16 }, () => "a") }, "too-many"],
    ["s6", { yes: true, regions: [{ region: "joelho", pain: 11 }] }, "out-of-range"],
    ["s6", { yes: true, regions: [{ region: "joelho", pain: 5, side: "direito" }] }, undefined],
    ["s9", { marked: [] }, "missing"],
    ["s9", { marked: ["nenhuma", "gota"] }, "malformed"],
    ["s9", { marked: ["gota", "gota"] }, "malformed"],
    ["s9", { marked: ["cirurgia-bariatrica"], bariatricOn: "2025-05" }, undefined],
    ["f3b", ["07:00", "25:00"], "malformed"],
    ["m5", 45, undefined],
    ["m5", 40, "not-an-option"],
    ["e1", "sim", "malformed"],
  ] as [AnswerId, unknown, string | undefined][])("%s as %j: %s", (id, value, problem) => {
    expect(checkAnswer(id, value)).toBe(problem);
  });

  test("a question that does not exist is an error", () => {
    expect(() => getQuestion("s10" as AnswerId)).toThrow("s10");
  });
});
