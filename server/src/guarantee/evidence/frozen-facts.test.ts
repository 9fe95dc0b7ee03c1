import { randomUUID } from "node:crypto";
import { bundleOf, replays } from "@app/engine/guarantee/bundle";
import type { Evidence } from "@app/engine/guarantee/evidence";
import { expect } from "vitest";
import golden from "../../../../engine/golden/guarantee.json" with { type: "json" };
import { findCurrentPurchase } from "../../checkout/subscriptions/queries.ts";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { aCompleteMember, save } from "../../intake/testing/answering.ts";
import { findShownFacts } from "../../plans/queries.ts";
import { versionsOf } from "../../plans/testing/plans.ts";
import { at, TUESDAY } from "../../reviews/testing/reviewing.ts";
import { test as base } from "../../testing/test.ts";
import { hashOf } from "../decisions/decision.ts";
import { requestDecision } from "../decisions/request-decision.ts";
import { readMeter } from "../read-meter.ts";
import { aFollower, noonOf, onDay } from "../testing/following.ts";

const test = base.extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger());

async function asks(deps: Deps, accountId: string, on: number) {
  const moment = onDay(deps, on);
  const { current } = await findCurrentPurchase(moment, accountId);
  if (!current) throw new Error("nothing was bought");
  return requestDecision(moment, { id: randomUUID(), purchase: current, memberId: accountId, requestedBy: "buyer" });
}

test("a goal and a weight that are answered later change neither meter nor decision", async ({ deps }) => {
  const { accountId } = await aFollower(deps);
  const before = await readMeter(onDay(deps, 31), deps.db, accountId);
  const later = onDay(deps, 25);
  await save(later, accountId, { q05: 60, q06: "ganhar" });
  await completeIntake(later, accountId);
  expect((await versionsOf(deps, accountId)).length).toBeGreaterThan(1);

  expect(await readMeter(onDay(deps, 31), deps.db, accountId)).toMatchObject({ ticks: before?.ticks });
  const { decision, bundle } = await asks(deps, accountId, 31);
  expect(bundle.evidence).toMatchObject({ goal: "emagrecer", initialKg: 82, factsOfPlan: 1 });
  expect([decision, replays(bundle)]).toEqual(["granted", true]);
});

test("without a plan today's answers count, and the bundle says so", async ({ deps }) => {
  const { accountId } = await aCompleteMember(at(deps, TUESDAY));
  await save(onDay(deps, 25), accountId, { q05: 70, q06: "saude" });
  const { bundle } = await asks(deps, accountId, 31);
  expect(bundle.evidence).toMatchObject({ goal: "saude", initialKg: 70, factsOfPlan: null });
  expect(replays(bundle)).toBe(true);
});

test("a later purchase begins with the plan that was shown when its access began", async ({ deps }) => {
  const { accountId } = await aFollower(deps, { diaryDays: 0, workouts: 0, reviews: 0, weighIns: 0 });
  await save(onDay(deps, 20), accountId, { q06: "ganhar" });
  await completeIntake(onDay(deps, 20), accountId);
  const factsAt = (day: number) => findShownFacts(deps, deps.db, { accountId, accessAt: noonOf(day) });
  expect(await factsAt(0)).toMatchObject({ version: 1, goal: "emagrecer" });
  expect(await factsAt(19)).toMatchObject({ version: 1, goal: "emagrecer" });
  expect(await factsAt(21)).toEqual({ version: 2, goal: "ganhar", kg: 82 });
  const nobody = { accountId: randomUUID(), accessAt: noonOf(1) };
  expect(await findShownFacts(deps, deps.db, nobody)).toBeUndefined();
});

test("a bundle of a release before this one replays to the hash that was stored", () => {
  const bundle = bundleOf({ ...(golden.cases[0]?.evidence as unknown as Evidence), ruleVersion: "g1" });
  expect(replays(bundle)).toBe(true);
  expect(hashOf(bundle)).toBe("5fb8150c0883855b756292ded5b802bfdf1a3cde1eecad568310534c7b61bed3");
});
