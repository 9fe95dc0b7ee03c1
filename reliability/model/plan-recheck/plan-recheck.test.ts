import { randomUUID } from "node:crypto";
import type { PlanDocument } from "@app/contract/plan-document";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { getFood } from "@app/engine/nutrition/catalogue/catalogue";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import { makePlan } from "@app/engine/plans/make-plan";
import { findExercise } from "@app/engine/training/library/library";
import { expect } from "vitest";
import { aCompleteMember, closeWithoutPlan } from "../../../server/src/intake/testing/answering.ts";
import { insertPlan } from "../../../server/src/plans/plan-store.ts";
import { recheckPlans } from "../../../server/src/plans/rechecking/recheck-plans.ts";
import { aDocument } from "../../../server/src/plans/testing/plans.ts";
import { test } from "../../../server/src/testing/test.ts";

const PLANS = Number(process.env["MODEL_RUNS"] ?? 100);
const LANES = 4;
const WEEKS = 5;

type Case = { answers: Answers; isContradicted: (document: PlanDocument) => boolean };

const foodsIn = ({ diet }: PlanDocument): FoodId[] =>
  diet?.method === "foods"
    ? diet.days.flatMap(({ meals }) =>
        meals.flatMap(({ items }) =>
          items.flatMap(({ food, or = [], swaps }) => [food, ...[...or, ...swaps].map((one) => one.food)] as FoodId[]),
        ),
      )
    : [];
const has = (allergen: string) => (document: PlanDocument) =>
  foodsIn(document).some((food) => (getFood(food).contains as readonly string[]).includes(allergen));
const loadsKnee = ({ training }: PlanDocument): boolean =>
  (training?.sessions ?? []).some(({ exercises }) =>
    exercises.some(({ exercise, swaps }) =>
      [exercise, ...swaps].some((id) => (findExercise(id)?.joints.joelho ?? 3) > 0),
    ),
  );

/** What the answers say by now of plans that were made for somebody about whom there was nothing to say. */
const CASES: readonly Case[] = [
  { answers: {}, isContradicted: () => false },
  { answers: {}, isContradicted: () => false },
  { answers: { f2: ["ovo"] }, isContradicted: () => false },
  { answers: { s12: { items: ["ovo"], other: "", severe: false } }, isContradicted: has("ovo") },
  { answers: { s12: { items: ["gluten"], other: "", severe: false } }, isContradicted: has("gluten") },
  { answers: { s12: { items: ["amendoim"], other: "", severe: false } }, isContradicted: has("amendoim") },
  { answers: { m7: [{ region: "joelho", pain: 8 }] }, isContradicted: loadsKnee },
];

const context = { country: "BR", plan: "completo" } as const;
const weeks = Array.from({ length: WEEKS }, (_, week) =>
  makePlan({ answers: plainAnswers, context, today: "2026-11-16" }, `recheck ${week}`),
);

test(`of ${PLANS} stored plans, exactly those that contradict are withdrawn, and twice is once`, {
  timeout: 7_200_000,
}, async ({ deps }) => {
  const encryption = deps.keyRing.encryption("health-data");
  const expected = new Set<string>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let place = next; place < PLANS; place = next) {
      next += 1;
      const one = CASES[place % CASES.length] as Case;
      const { accountId } = await aCompleteMember(deps);
      await closeWithoutPlan(deps, accountId, { ...plainAnswers, ...one.answers });
      // As version 1 stored them: without the limits that later ones keep.
      const document = aDocument("taco:3", weeks[place % WEEKS]);
      const content = { salt: randomUUID(), document };
      await insertPlan(deps.db, encryption, { accountId, content, answersRev: 0, createdAt: deps.now() }, undefined);
      if (one.isContradicted(document)) expected.add(accountId);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const finish = async (): Promise<number> => {
    let withdrawn = 0;
    for (let page = 0; page <= PLANS / 50; page += 1) withdrawn += await recheckPlans(deps, "rules-2");
    return withdrawn;
  };
  expect(await finish()).toBe(expected.size);
  expect(await finish()).toBe(0);
  const rows = await deps.db.selectFrom("planWithdrawals").select(["accountId", "source"]).execute();
  expect(new Set(rows.map(({ accountId }) => accountId))).toEqual(expected);
  expect(rows.every(({ source }) => source === "rules")).toBe(true);
  const sent = await deps.db.selectFrom("messages").select("id").where("template", "=", "plan-withdrawn").execute();
  expect(sent).toHaveLength(expected.size);
  console.log(`${PLANS} plans, ${expected.size} contradict, ${rows.length} withdrawn`);
});
