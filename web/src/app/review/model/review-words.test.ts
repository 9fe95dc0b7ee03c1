import { expect, test } from "vitest";
import { dietDaysCopy, sleepCopy, workoutsCopy } from "../../../content/app/review.ts";
import { answers } from "../testing/example-reviews.ts";
import { answerWords } from "./answer-words.ts";
import { formatWeek } from "./format-week.ts";
import { replyDue } from "./reply-due.ts";
import { stepsFor } from "./steps.ts";

test.each([
  ["2026-12-14", "14 a 20 de dezembro"],
  ["2026-12-28", "28 de dezembro a 3 de janeiro"],
  ["2027-02-01", "1º a 7 de fevereiro"],
])("the week of %s is %s", (monday, text) => {
  expect(formatWeek(monday)).toBe(text);
});

test("the answers in short, as they collect beside the thread", () => {
  expect(stepsFor(3).map((step) => answerWords(step, answers, 3))).toEqual([
    "5 de 7",
    "3 de 3",
    "pouca",
    "boa",
    "normal",
    "bom",
    "festa, visita",
    null,
  ]);
  expect(answerWords("workouts", { workouts: 4 }, 3)).toBe("mais de 3");
  expect(stepsFor(3).map((step) => answerWords(step, {}, 3))).toEqual(Array(8).fill(null));
});

test("what was logged is said in words", () => {
  expect(sleepCopy.logged(400)).toBe("As noites do diário dão 6\u00a0h\u00a040 em média.");
  expect(sleepCopy.logged(425)).toContain("7\u00a0h\u00a005");
  expect(dietDaysCopy.logged(1)).toContain("1 dia com registro");
  expect(workoutsCopy.lead(1)).toContain("era um.");
  expect(workoutsCopy.logged(["segunda", "quarta", "sábado"])).toContain("guardou 3: segunda, quarta e sábado.");
});

test.each([
  ["a Sunday's review is due on Tuesday", "2026-12-20T21:12:00Z", "2026-12-22T21:12:00.000Z"],
  ["Christmas is no day of service", "2026-12-24T15:00:00Z", "2026-12-28T15:00:00.000Z"],
])("%s", (_, arrived, due) => {
  expect(replyDue(new Date(arrived))).toBe(due);
});
