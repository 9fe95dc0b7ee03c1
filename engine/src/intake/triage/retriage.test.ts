import { LEVELS } from "@app/contract/intake";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { IntakeContext } from "../answers.ts";
import { anyAnswers } from "../testing/any-answers.ts";
import { plainAnswers, TODAY } from "../testing/rows-raised.ts";
import { retriage } from "./retriage.ts";
import { NUMBERS_RULES } from "./safety-row.ts";
import { type Triage, triageOf } from "./triage.ts";

const context: IntakeContext = { country: "BR", plan: "completo" };
const rank = (level: string | null): number => LEVELS.findIndex((one) => one === level);
const hidden = (rule: Triage["numbersRule"]): number => [...NUMBERS_RULES, "none"].indexOf(rule);

test("whatever is answered later, nothing in force gets looser, and the answers' own limits count at once", () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (before, after) => {
      const inForce = triageOf({ ...before, c1: "autorizo" }, context, TODAY);
      const later = { ...after, c1: "autorizo" } as const;
      const { triage } = retriage(inForce, later, context, TODAY);
      for (const at of [inForce, triageOf(later, context, TODAY)]) {
        expect(rank(triage.diet)).toBeGreaterThanOrEqual(rank(at.diet));
        expect(rank(triage.training)).toBeGreaterThanOrEqual(rank(at.training));
        expect(hidden(triage.numbersRule)).toBeGreaterThanOrEqual(hidden(at.numbersRule));
        expect(triage.maxDeficitPct ?? 1).toBeLessThanOrEqual(at.maxDeficitPct ?? 1);
        expect(triage.paused || !at.paused).toBe(true);
        expect(triage.blockedRegions).toEqual(expect.arrayContaining(at.blockedRegions));
      }
    }),
  );
});

test("the same answers again leave everything as it is", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const inForce = triageOf(answers, context, TODAY);
      expect(retriage(inForce, answers, context, TODAY)).toEqual({ triage: inForce, awaitsReview: false });
    }),
  );
});

test("a pregnancy taken back waits for a person; one that is new counts at once", () => {
  const pregnant = { ...plainAnswers, s8: "gravida" } as const;
  const before = triageOf(plainAnswers, context, TODAY);
  const during = retriage(before, pregnant, context, TODAY);
  expect(during).toMatchObject({ awaitsReview: false, triage: { diet: "C", training: "C", numbers: "esconder-tudo" } });

  const after = retriage(during.triage, plainAnswers, context, TODAY);
  expect(after).toMatchObject({ awaitsReview: true, triage: { diet: "C", training: "C", numbers: "esconder-tudo" } });
  expect(after.triage.rows).toContain("R02_GRAVIDA");
});

test("a consent given now is not held back by one that was missing", () => {
  const without = triageOf({ c1: "agora-nao" }, context, TODAY);
  expect(retriage(without, plainAnswers, context, TODAY)).toMatchObject({
    awaitsReview: false,
    triage: { diet: "A", training: "A" },
  });
});
