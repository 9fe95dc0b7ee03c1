import { OUTCOMES } from "@app/contract/intake";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import type { Answers, IntakeContext } from "./answers.ts";
import { outcomeOf } from "./outcome.ts";
import { allAnswers, anyAnswers } from "./testing/any-answers.ts";
import { plainAnswers, TODAY } from "./testing/rows-raised.ts";
import { triageOf } from "./triage/triage.ts";

const outcome = (answers: Answers, context: IntakeContext = { country: "BR" }) =>
  outcomeOf(triageOf(answers, context, TODAY), answers, context, TODAY);

describe("a questionnaire ends", () => {
  test.each([
    ["plan", {}],
    ["limited", { s11: { answer: "sim" } }],
    ["person-first", { s9: { marked: ["doenca-renal"] } }],
    ["person-first", { s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "nao" } }],
    ["not-served", { q02: "2010-01-01" }],
    ["no-consent", { c1: "agora-nao" }],
    ["remote-care-declined", { c2: "conversar-antes" }],
    ["crisis", { q08: "quero morrer" }],
    ["crisis", { q08: "quero morrer", q02: "2010-01-01", c1: "agora-nao" }],
  ] as [string, Partial<Answers>][])("as %s with %j", (expected, change) => {
    expect(outcome({ ...plainAnswers, ...change })).toBe(expected);
  });

  test("as incomplete while an essential answer is missing, unless what was said decides already", () => {
    const { m9: _, ...rest } = plainAnswers;
    expect(outcome(rest)).toBe("incomplete");
    expect(outcome({ c1: "autorizo", c2: "concordo", q02: "2010-01-01" })).toBe("not-served");
    expect(outcome({ c1: "agora-nao" })).toBe("no-consent");
    expect(outcome({})).toBe("incomplete");
  });

  test("in a defined outcome, whatever was answered", () => {
    const context = fc.record<IntakeContext>(
      { country: fc.constantFrom("BR", "US"), plan: fc.constantFrom("completo", "gratis") },
      { requiredKeys: ["country"] },
    );
    fc.assert(
      fc.property(anyAnswers, context, (answers, where) => {
        expect(OUTCOMES).toContain(outcome(answers, where));
      }),
      generated(300),
    );
  });

  test("with every answer given, in a plan or in what stands in its place", () => {
    fc.assert(
      fc.property(allAnswers, (answers) => {
        const triage = triageOf(answers, { country: "BR" }, TODAY);
        const end = outcome(answers);
        expect(end).not.toBe("incomplete");
        if (end === "plan" || end === "limited") expect(triage.plannedKcal).toBeGreaterThanOrEqual(1200);
      }),
      generated(300),
    );
  });
});
