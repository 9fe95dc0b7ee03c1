import { expect, test } from "vitest";
import type { Answers } from "../../intake/answers.ts";
import { plainAnswers } from "../../intake/testing/rows-raised.ts";
import { unsentReasons } from "./unsent-reasons.ts";
import { withdrawalCause, withdrawalText } from "./withdrawal-words.ts";

const context = { country: "BR", plan: "completo" } as const;
const at = (answers: Answers) => ({ answers: { ...plainAnswers, ...answers }, context, today: "2026-11-18" });
const reasons = (before: Answers, now: Answers) => unsentReasons(at(before), at({ ...before, ...now }));

test.for<[why: string, before: Answers, now: Answers, reasons: string[]]>([
  ["nothing new", {}, { f4: "marmita" }, []],
  ["a dislike", {}, { f2: ["ovo"] }, []],
  ["an allergy", {}, { s12: { items: ["ovo"], other: "", severe: false } }, ["allergy", "diet-row"]],
  ["a typed one", {}, { s12: { items: [], other: "banana", severe: false } }, ["allergy"]],
  ["one that nobody reads", {}, { s12: { items: [], other: "xpto zzz", severe: false } }, ["allergy"]],
  [
    "a second one",
    { s12: { items: ["ovo"], other: "", severe: false } },
    { s12: { items: ["ovo", "soja"], other: "", severe: false } },
    ["allergy"],
  ],
  [
    "one fewer",
    { s12: { items: ["ovo", "soja"], other: "", severe: false } },
    { s12: { items: ["ovo"], other: "", severe: false } },
    [],
  ],
  ["no animals", {}, { f1: "vegano" }, ["eating"]],
  ["a knee at 5", {}, { m7: [{ region: "joelho", pain: 5 }] }, ["pain"]],
  ["a knee at 3", {}, { m7: [{ region: "joelho", pain: 3 }] }, []],
  ["a knee from 5 to 6", { m7: [{ region: "joelho", pain: 5 }] }, { m7: [{ region: "joelho", pain: 6 }] }, []],
  ["a knee from 5 to 8", { m7: [{ region: "joelho", pain: 5 }] }, { m7: [{ region: "joelho", pain: 8 }] }, ["pain"]],
  ["a pregnancy", {}, { s8: "gravida" }, ["diet-row", "training-row"]],
])("%s", ([, before, now, expected]) => {
  expect(reasons(before, now)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(reasons(before, now)).toEqual([]);
});

test("what is said of it is plain, and once", () => {
  expect(withdrawalText(["allergy", "diet-row"])).toBe(
    "Tiramos o plano de antes porque você contou uma alergia ou intolerância.",
  );
  expect(withdrawalText(["coeliac", "allergy", "diet-row", "pain"])).toBe(
    "Tiramos o plano de antes porque você contou que tem doença celíaca e você contou uma dor nova ou mais forte.",
  );
  expect(withdrawalCause(["diet-row", "training-row"])).toBe("resposta nova sobre a saúde");
});
