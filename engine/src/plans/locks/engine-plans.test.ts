import type { Diet } from "@app/contract/plan-document";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { equivalentsOf } from "../../nutrition/equivalents/equivalents.ts";
import { mealSharesOf } from "../../nutrition/menus/day-goal.ts";
import { dietOf } from "../../nutrition/menus/diet.ts";
import type { DietRequest } from "../../nutrition/menus/diet-request.ts";
import { anyRequest } from "../../nutrition/menus/testing/any-request.ts";
import { targetsOf } from "../../nutrition/targets.ts";
import { programmeRules } from "../../training/programme/programme-rules.ts";
import { anyTrainingRequest } from "../../training/programme/testing/any-training-request.ts";
import { trainingOf } from "../../training/programme/training.ts";
import { aContext, aLockInput } from "../testing/lock-input.ts";
import { findLocks, type Lock } from "./find-locks.ts";

const { rows } = programmeRules.content.limits;
const textsOf = (locks: readonly Lock[]): string[] => locks.map(({ text }) => text);

function dietLocks(request: DietRequest, diet: Diet): string[] {
  const { exclusions, targets } = request;
  const limits = { exclusions, floor: targets.floor, expenditure: null };
  const halves = { targets: { ...targets, waterMl: 2000 }, diet, training: null };
  return textsOf(findLocks({ ...aLockInput({}, limits), current: halves, next: halves }));
}

test("nothing stands against the menus that the engine makes", () => {
  fc.assert(
    fc.property(anyRequest(), (request) => {
      expect(dietLocks(request, dietOf(request).diet)).toEqual([]);
    }),
    generated(25),
  );
});

const body = fc.record({
  sex: fc.constantFrom("F", "M", "U"),
  kg: fc.integer({ min: 450, max: 1800 }).map((tenths) => tenths / 10),
  cm: fc.integer({ min: 148, max: 195 }),
  age: fc.integer({ min: 18, max: 80 }),
  af: fc.constantFrom(1.2, 1.375, 1.55, 1.725),
  goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
  dietLevel: fc.constantFrom("A", "B"),
  maxDeficitPct: fc.constantFrom(null, 0, 0.1),
});

test("nor against its targets, with and without a cap", () => {
  fc.assert(
    fc.property(body, ({ ...given }) => {
      const { planned, floor, tdee } = targetsOf({ ...given, diet: "de-tudo" });
      const targets = { ...planned, fibre: 25, waterMl: null, floor };
      const context = { floor, expenditure: tdee, maxDeficitPct: given.maxDeficitPct, diet: given.dietLevel };
      const locks = findLocks({ ...aLockInput({ targets, diet: null }, context) });
      expect(textsOf(locks.filter(({ kind }) => kind === "floor" || kind === "deficit"))).toEqual([]);
    }),
    generated(1_000),
  );
});

test("nor against its groups and portions", () => {
  fc.assert(
    fc.property(anyRequest(), (request) => {
      const diet = equivalentsOf({ ...request, shares: mealSharesOf(request) }, "level-b");
      expect(dietLocks(request, diet)).toEqual([]);
    }),
    generated(50),
  );
});

test("nor against its training", () => {
  fc.assert(
    fc.property(anyTrainingRequest(), (request) => {
      const halves = { targets: null, diet: null, training: trainingOf(request).training };
      const context = {
        ...aContext,
        training: request.isLimited ? ("B" as const) : ("A" as const),
        rows: request.cautions.map((caution) => rows[caution]),
        spared: request.spared,
      };
      // Where pain leaves no session, a person has to make one before anything is published.
      const empty = halves.training.sessions.length === 0 && halves.training.walks === 0;
      expect(textsOf(findLocks({ ...aLockInput(), current: halves, next: halves, context }))).toEqual(
        empty ? ["O treino está sem sessões"] : [],
      );
    }),
    generated(150),
  );
});
