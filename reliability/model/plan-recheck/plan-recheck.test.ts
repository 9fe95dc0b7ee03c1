import { randomUUID } from "node:crypto";
import type { PlanDocument } from "@app/contract/plan-document";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { getFood } from "@app/engine/nutrition/catalogue/catalogue";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import { makePlan } from "@app/engine/plans/make-plan";
import { findExercise } from "@app/engine/training/library/library";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../../server/src/deps.ts";
import { createAnswerStore } from "../../../server/src/intake/answers/answer-store.ts";
import { findAssessment, insertAssessment } from "../../../server/src/intake/assessments/assessment-store.ts";
import { aCompleteMember, closeWithoutPlan } from "../../../server/src/intake/testing/answering.ts";
import { insertPlan } from "../../../server/src/plans/plan-store.ts";
import { recheckPlans } from "../../../server/src/plans/rechecking/recheck-plans.ts";
import { aDocument, contentOf } from "../../../server/src/plans/testing/plans.ts";
import { test } from "../../../server/src/testing/test.ts";

const PLANS = Number(process.env["MODEL_RUNS"] ?? 100);
const LANES = 4;
const MOST_WEEKS = 200;
const MAX_ANSWERS = 200;

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
  { answers: { s12: { items: ["ovo"], other: "", severe: false } }, isContradicted: has("ovo") },
  { answers: { s12: { items: ["gluten"], other: "", severe: false } }, isContradicted: has("gluten") },
  { answers: { s12: { items: ["amendoim"], other: "", severe: false } }, isContradicted: has("amendoim") },
  { answers: { m7: [{ region: "joelho", pain: 8 }] }, isContradicted: loadsKnee },
  { answers: { f2: ["ovo"] }, isContradicted: () => false },
  { answers: {}, isContradicted: () => false },
];
/** Of so many members one stands for each case but the last, which is everybody else. */
const ROUND = 20;
const caseAt = (place: number): number => Math.min(place % ROUND, CASES.length - 1);

const context = { country: "BR", plan: "completo" } as const;
const weeks = Array.from({ length: Math.min(MOST_WEEKS, Math.ceil(PLANS / ROUND)) }, (_, week) =>
  makePlan({ answers: plainAnswers, context, today: "2026-11-16" }, `recheck ${week}`),
);

test(`of ${PLANS} stored plans, exactly those that contradict are withdrawn, and twice is once`, {
  timeout: 7_200_000,
}, async ({ deps }) => {
  const encryption = deps.keyRing.encryption("health-data");
  const expected = new Set<string>();
  const members = await Promise.all(CASES.map((one, index) => membersOf(deps, one, index)));
  const plans = members.flatMap((ids, index) => ids.map((accountId) => ({ accountId, one: CASES[index] as Case })));
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let place = next; place < PLANS; place = next) {
      next += 1;
      const { accountId, one } = plans[place] ?? expect.unreachable();
      const document = aDocument("taco:3", weeks[place % weeks.length]);
      const plan = { accountId, content: contentOf(document), answersRev: 0, createdAt: deps.now() };
      await insertPlan(deps.db, encryption, plan, undefined);
      if (one.isContradicted(document)) expected.add(accountId);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await sql`analyze`.execute(deps.db);
  const finish = async (): Promise<number> => {
    let withdrawn = 0;
    for (let page = 0; page <= PLANS / 50; page += 1) withdrawn += await recheckPlans(deps, "rules-2");
    return withdrawn;
  };
  const since = performance.now();
  expect(await finish()).toBe(expected.size);
  const seconds = Math.round((performance.now() - since) / 1000);
  expect(await finish()).toBe(0);
  const rows = await deps.db.selectFrom("planWithdrawals").select(["accountId", "source"]).execute();
  expect(new Set(rows.map(({ accountId }) => accountId))).toEqual(expected);
  expect(rows.every(({ source }) => source === "rules")).toBe(true);
  const sent = await deps.db.selectFrom("messages").select("id").where("template", "=", "plan-withdrawn").execute();
  expect(sent).toHaveLength(expected.size);
  const found = `${expected.size} contradict, ${rows.length} withdrawn in ${seconds} s`;
  console.log(`${PLANS} plans of ${weeks.length} weeks, ${found}`);
});

/** One member answers and closes; the others are twins, with everything that is sealed sealed for them. */
async function membersOf(deps: Deps, one: Case, index: number): Promise<string[]> {
  const count = Array.from({ length: PLANS }).filter((_, place) => caseAt(place) === index).length;
  if (count === 0) return [];
  const { accountId } = await aCompleteMember(deps);
  await closeWithoutPlan(deps, accountId, { ...plainAnswers, ...one.answers });
  const twins = Array.from({ length: count - 1 }, () => randomUUID());
  await copyAccount(deps, accountId, twins);
  const encryption = deps.keyRing.encryption("health-data");
  const store = createAnswerStore(encryption);
  const records = await store.listChanges(deps.db, accountId, { after: 0 }, MAX_ANSWERS);
  const assessment = (await findAssessment(deps.db, encryption, accountId)) ?? expect.unreachable();
  const saved = records.map((record) => ({ ...record, deletedAt: null, savedAt: deps.now() }));
  for (const twin of twins) {
    await store.save(deps.db, twin, saved);
    await insertAssessment(deps.db, encryption, twin, assessment);
  }
  return [accountId, ...twins];
}

/** The account with its purchase, consents and head. */
async function copyAccount({ db }: Deps, from: string, ids: readonly string[]): Promise<void> {
  await sql`
    with copies as (
      select jsonb_build_object('id', id, 'account_id', id, 'payment_id', id, 'email', id || '@example.com',
        'phone', '+' || (1000000000 + (random() * 8000000000)::bigint)::text || lpad((n % 10000)::text, 4, '0'),
        'gateway_id', null, 'idempotency_key', null) as fields
      from unnest(${ids}::uuid[]) with ordinality as ids (id, n)
    ), people as (
      insert into accounts select r.* from accounts a, copies, jsonb_populate_record(a, fields) as r
      where a.id = ${from}
    ), purchases as (
      insert into payments select r.* from payments p, copies, jsonb_populate_record(p, fields) as r
      where p.account_id = ${from}
    ), periods as (
      insert into subscription_periods select r.* from subscription_periods w, copies, jsonb_populate_record(w, fields) as r
      where w.account_id = ${from}
    ), agreed as (
      insert into consents (account_id, purpose, allowed, version, text_hash, via, answered_at, recorded_at)
      select (fields ->> 'id')::uuid, purpose, allowed, version, text_hash, via, answered_at, recorded_at
      from consents, copies where account_id = ${from}
    )
    insert into sync_heads select r.* from sync_heads h, copies, jsonb_populate_record(h, fields) as r
    where h.account_id = ${from}`.execute(db);
}
